import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import buttonStyles from '../controls/button.module.css'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { setText } from '../state/document/editor-doc.ts'
import { useApp, useHost, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import { ColorField } from './color-field.tsx'
import styles from './design.module.css'
import { DesignSelects, selectTemplate } from './design-selects.tsx'
import { TemplateGrid } from './template-grid.tsx'

/** Shows the template of the invoice and opens the design panel. */
export function DesignButton() {
  const readOnly = useReadOnly()
  const template = useOpenInvoice(invoice => invoice.doc.draft.template) ?? ''
  const title = useHost(host => host.templates.find(({ name }) => name === template)?.title) ?? template
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        data-path="template"
        className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.small, styles.open)}
        aria-label={t('design.open', { title })}
        disabled={readOnly}
      >
        <span>{title}</span>
        <Icon icon="chevron-down" size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} side="bottom" align="start" sideOffset={4}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className="visually-hidden">{t('design.title')}</Popover.Title>
            <DesignPanel onDone={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** All settings of the invoice's design; the preview updates immediately. */
function DesignPanel({ onDone }: { onDone: () => void }) {
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
