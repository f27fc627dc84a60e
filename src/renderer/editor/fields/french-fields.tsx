import { isFrenchFormat } from '#core/einvoice-formats.ts'
import { sellerFields } from '#core/fields/party-fields.ts'
import { businessProcesses } from '#core/france/business-processes.ts'
import { mentionNames } from '#core/france/mentions.ts'
import { isFrench } from '#core/identifiers/siren.ts'
import type { FieldMessage } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { useOpenInvoice } from '../../state/use-app.ts'
import { ChoiceField } from './choice-field.tsx'
import styles from './details.module.css'
import { PathField } from './path-field.tsx'

/** Fields required by the French e-invoicing reform: shown to sellers in France, and if an invoice uses them. */
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

export const BusinessProcess = ({ message }: { message?: FieldMessage | undefined }) => (
  <ChoiceField
    path="business_process"
    label={t('einvoice.business-process')}
    choices={businessProcesses}
    titleOf={process => t(`einvoice.process.${process}`)}
    none={t('einvoice.process.derived')}
    message={message}
  />
)
