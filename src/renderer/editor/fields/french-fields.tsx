import { isFrenchFormat } from '#core/einvoice-formats.ts'
import { sellerFields } from '#core/fields/party-fields.ts'
import { businessProcesses } from '#core/france/business-processes.ts'
import { mentionNames } from '#core/france/mentions.ts'
import { isFrench } from '#core/identifiers/siren.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { setTextAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { PathField } from './path-field.tsx'

/** What the French reform asks for: shown to sellers in France, and where an invoice has it. */
export function FrenchFields() {
  const isShown = useOpenInvoice(({ doc: { draft } }) => {
    const { seller = {}, business_process, e_invoice } = draft
    const isStated = business_process || mentionNames.some(name => seller[name])
    return isFrench(seller.country?.trim()) || isFrenchFormat(e_invoice) || Boolean(isStated)
  })
  if (!isShown) return null
  return (
    <div className={styles.wide}>
      <BusinessProcess />
      {mentionNames.map(name => (
        <PathField key={name} path={`seller.${name}`} label={t(sellerFields[name].label)} edit="from" />
      ))}
    </div>
  )
}

export function BusinessProcess({ message: other }: { message?: FieldMessage | undefined }) {
  const app = useApp()
  const readOnly = useReadOnly()
  const path = 'business_process'
  const value = useOpenInvoice(({ doc }) => doc.draft.business_process) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, path)) ?? other
  return (
    <FieldFrame label={t('einvoice.business-process')} path={path} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          disabled={readOnly}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event =>
            app.openInvoices.edit({
              label: 'details',
              coalesceKey: null,
              recipe: setTextAt(path, event.target.value),
            })
          }
        >
          <option value="">{t('einvoice.process.derived')}</option>
          {businessProcesses.map(process => (
            <option key={process} value={process}>
              {t(`einvoice.process.${process}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
