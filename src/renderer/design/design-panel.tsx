import { setText } from '../state/document/editor-doc.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { ColorField } from './color-field.tsx'
import { DesignSelects } from './design-selects.tsx'
import { selectTemplate } from './select-template.ts'
import { TemplateGrid } from './template-grid.tsx'

/** All settings of the invoice's design; the preview updates immediately. */
export function DesignPanel({ onDone }: { onDone: () => void }) {
  const app = useApp()
  const templates = useHost(host => host.templates)
  const template = useOpenInvoice(invoice => invoice.doc.draft.template)
  const color = useOpenInvoice(invoice => invoice.doc.draft.accent_color) ?? ''
  const typeface = useOpenInvoice(invoice => invoice.doc.draft.typeface) ?? ''
  const paper = useOpenInvoice(invoice => invoice.doc.draft.paper) ?? ''
  const write = (field: 'accent_color' | 'typeface' | 'paper', value: string) =>
    app.openInvoices.edit({
      label: 'edit.look',
      coalesceKey: field === 'accent_color' ? field : null,
      recipe: setText(field, value),
    })
  return (
    <>
      <TemplateGrid
        templates={templates}
        selected={template}
        onPick={name => selectTemplate(app, name)}
        onDone={onDone}
      />
      <ColorField
        path="accent_color"
        value={color}
        onValue={value => write('accent_color', value)}
        onBlur={() => app.openInvoices.blurField('accent_color')}
      />
      <DesignSelects
        typeface={typeface}
        paper={paper}
        onTypeface={value => write('typeface', value)}
        onPaper={value => write('paper', value)}
      />
    </>
  )
}
