import { setText } from '../state/document/editor-doc.ts'
import { useCurrent, useDesk, usePage } from '../state/use-app.ts'
import { ColorField } from './color-field.tsx'
import { LookSelects } from './design-selects.tsx'
import { pickTemplate } from './select-template.ts'
import { TemplateGrid } from './template-grid.tsx'

/** Everything that decides how this invoice looks; the page beside it follows at once. */
export function LookPanel({ onDone }: { onDone: () => void }) {
  const page = usePage()
  const templates = useDesk(desk => desk.templates)
  const template = useCurrent(document => document.doc.draft.template)
  const color = useCurrent(document => document.doc.draft.accent_color) ?? ''
  const typeface = useCurrent(document => document.doc.draft.typeface) ?? ''
  const paper = useCurrent(document => document.doc.draft.paper) ?? ''
  const write = (field: 'accent_color' | 'typeface' | 'paper', value: string) =>
    page.documents.edit({
      label: 'edit.look',
      burst: field === 'accent_color' ? field : null,
      recipe: setText(field, value),
    })
  return (
    <>
      <TemplateGrid
        templates={templates}
        chosen={template}
        onPick={name => pickTemplate(page, name)}
        onDone={onDone}
      />
      <ColorField
        path="accent_color"
        value={color}
        onValue={value => write('accent_color', value)}
        onBlur={() => page.documents.leaveField('accent_color')}
      />
      <LookSelects
        typeface={typeface}
        paper={paper}
        onTypeface={value => write('typeface', value)}
        onPaper={value => write('paper', value)}
      />
    </>
  )
}
