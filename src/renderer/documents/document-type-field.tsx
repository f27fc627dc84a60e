import { useId } from 'react'
import { senderFor } from '#contract/settings.ts'
import { documentTypeOf, type TypeValue, typeValueOf, typeValues } from '#core/document-type.ts'
import { changeDocumentType } from '#core/draft/derived-drafts.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { followsPattern } from '#core/invoice/split-invoice-number.ts'
import controls from '../controls/field.module.css'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { replaceHead } from '../state/document/editor-doc.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import styles from './document-type-field.module.css'
import { typeNames } from './type-names.ts'

/** The type of the open document. */
export function DocumentTypeField() {
  const app = useApp()
  const id = useId()
  const readOnly = useReadOnly()
  const type = useOpenInvoice(invoice => typeValueOf(invoice.doc.draft)) ?? 'invoice'
  if (readOnly) return <p className={styles.fixed}>{t(typeNames[type])}</p>
  return (
    <div className={styles.field} data-path="type">
      <label className="visually-hidden" htmlFor={id}>
        {t('field.type')}
      </label>
      <select
        id={id}
        className={controls.control}
        value={type}
        onChange={event => void changeType(app, event.target.value as TypeValue)}
      >
        {typeValues.map(each => (
          <option key={each} value={each}>
            {t(typeNames[each])}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A number in the pattern of the previous type is replaced by the next number of the new type. */
async function changeType(app: App, type: TypeValue): Promise<void> {
  const { settings } = app.hostStore.store.getState()
  const before = app.openInvoices.current()
  if (!before || !settings) return
  const { invoice_number: number, issue_date: issueDate = '' } = before.doc.draft
  const [formerKind, kind] = [documentTypeOf(before.doc.draft), documentTypeOf({ type })]
  const sender = senderFor(settings, senderIdOf(before.doc.draft))
  const pattern = sender.numberPatterns[formerKind]
  const isProposed = kind !== formerKind && (number.trim() === '' || followsPattern(number.trim(), pattern))
  // saved first, so that an undone number no longer counts
  if (isProposed) await app.openInvoices.autosave.flush(before.id)
  const lookup = isProposed
    ? await app.api.lookUpNumber({
        id: before.id,
        invoice_number: '',
        issueDate: issueDate.slice(0, 40),
        type: kind,
        sender: sender.id,
      })
    : undefined
  const now = app.openInvoices.current()
  if (now?.id !== before.id) return
  const { dueDays, quoteDays } = sender
  const invoice_number = lookup?.ok ? lookup.value.free : undefined
  const draft = changeDocumentType(now.doc.draft, type, { dueDays, quoteDays, invoice_number })
  app.openInvoices.edit({ label: 'type', coalesceKey: null, recipe: replaceHead(draft) })
}
