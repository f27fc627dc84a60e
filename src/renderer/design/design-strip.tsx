import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { typefaces } from '#core/design-values.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { setText } from '../state/document/editor-doc.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { focusField } from '../state/focus-field.ts'
import { useApp, useHost, useOpenInvoice, useReadOnly, useView } from '../state/use-app.ts'
import { ColorField, Swatches, stripColors } from './color-field.tsx'
import styles from './design.module.css'
import { DesignOptions, DesignSelects, selectTemplate } from './design-selects.tsx'
import { BrokenTemplates, TemplateChoice } from './template-choice.tsx'

/**
 * Design of the invoice below its page: templates, colours and typeface in one row, all other options when expanded.
 */
export function DesignStrip() {
  const isViewOnly = useHost(host => host.data?.state === 'newer')
  const isLocked = useOpenInvoice(invoice => !mayBeEdited(invoice)) ?? true
  // the design can no longer be changed, so the page uses the space
  if (isViewOnly || isLocked) return null
  return <EditableStrip />
}

function EditableStrip() {
  const app = useApp()
  const isSubmitting = useReadOnly()
  const isOpen = useView(view => view.isDesignOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const templates = useHost(host => host.templates)
  const template = useOpenInvoice(invoice => invoice.doc.draft.template)
  const color = useOpenInvoice(invoice => invoice.doc.draft.accent_color) ?? ''
  const typeface = useOpenInvoice(invoice => invoice.doc.draft.typeface) ?? ''
  const paper = useOpenInvoice(invoice => invoice.doc.draft.paper) ?? ''
  const write = (field: 'accent_color' | 'typeface' | 'paper', value: string) =>
    app.openInvoices.edit({
      label: 'look',
      coalesceKey: field === 'accent_color' ? field : null,
      recipe: setText(field, value),
    })
  const close = () => {
    flushSync(() => app.view.set({ isDesignOpen: false }))
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <section
      className={styles.strip}
      data-open={isOpen || undefined}
      aria-label={t('design.title')}
      onKeyDown={onKeyDown}
    >
      <fieldset className={styles.row} disabled={isSubmitting}>
        <TemplateChoice
          templates={templates}
          selected={template}
          onPick={name => selectTemplate(app, name)}
          isNamed={isOpen}
        />
        {!isOpen && (
          <div className={styles.stripColors} role="radiogroup" aria-label={t('design.color')}>
            <Swatches colors={stripColors} value={color} onValue={value => write('accent_color', value)} />
          </div>
        )}
        <IconButton
          ref={opener}
          className={styles.more}
          label={t(isOpen ? 'design.less' : 'design.more')}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : focusField(app, 'accent_color'))}
        >
          <Icon icon={isOpen ? 'chevron-down' : 'plus'} />
        </IconButton>
        {!isOpen && (
          <DesignOptions
            className={styles.stripTypeface}
            aria-label={t('design.typeface')}
            title={t('design.typeface')}
            values={typefaces}
            value={typeface}
            byTemplate={t('design.typeface.by-template')}
            labelOf={name => t(`design.typeface.${name}`)}
            onValue={value => write('typeface', value)}
          />
        )}
        {isOpen && (
          <div className={styles.details}>
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
              isOfInvoice
            />
            <BrokenTemplates templates={templates} />
          </div>
        )}
      </fieldset>
    </section>
  )
}
