import { useEffect } from 'react'
import type { CustomerView } from '#contract/records.ts'
import { type ComparedField, fieldsUnlikeCustomer } from '#core/records/customer-of-invoice.ts'
import { Button } from '../../controls/button.tsx'
import { formatList } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import {
  restoreCustomerCopy,
  saveBuyerAsCustomer,
  updateCustomer,
} from '../../record-actions/invoice-customer.ts'
import { useApp, useHost, useOpenInvoice } from '../../state/use-app.ts'
import styles from './parties.module.css'

const labels = {
  name: 'party.to.name',
  trading_name: 'party.trading-name',
  address: 'party.address',
  country: 'party.country',
  tax_id: 'party.tax-id',
  registration_id: 'party.registration',
  registration_scheme: 'party.registration-scheme',
  identifier: 'party.to.identifier',
  identifier_scheme: 'party.identifier-scheme',
  electronic_address: 'party.electronic-address',
} as const satisfies Record<ComparedField, string>

/** The customer of the displayed invoice; `undefined` until the host has answered. */
export function useInvoiceCustomer(): CustomerView | undefined {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.customerId) ?? null
  const customer = useHost(host => (id === null ? undefined : host.customers[id]))
  useEffect(() => {
    if (id !== null && !app.hostStore.store.getState().customers[id]) void app.hostStore.loadCustomer(id)
  }, [app, id])
  return customer
}

/** Describes the differences between the invoice and its customer record; `undefined` if there are none. */
export function useDifferenceText(customer: CustomerView | undefined): string | undefined {
  const buyer = useOpenInvoice(invoice => invoice.doc.draft.buyer)
  const isDone = useOpenInvoice(invoice => invoice.state === 'done') ?? false
  const fields = customer && !isDone ? fieldsUnlikeCustomer(customer.record, buyer) : []
  if (!customer || fields.length === 0) return undefined
  return t('customer.differs', {
    name: customer.record.name,
    fields: formatList(fields.map(field => t(labels[field]))),
  })
}

/** Shown in the form of the buyer: whether it is a known customer, and actions on a difference. */
export function CustomerStatus() {
  const app = useApp()
  const invoiceId = useOpenInvoice(invoice => invoice.id)
  const hasName = useOpenInvoice(invoice => (invoice.doc.draft.buyer?.name ?? '').trim() !== '') ?? false
  const customer = useInvoiceCustomer()
  const difference = useDifferenceText(customer)
  if (invoiceId === undefined) return null
  if (!customer) {
    if (!hasName) return null
    return (
      <div className={styles.status}>
        <Button size="small" onClick={() => void saveBuyerAsCustomer(app, invoiceId)}>
          {t('customer.save')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.status}>
      {customer.record.note && (
        <p className={styles.private}>{t('customer.note.private', { note: customer.record.note })}</p>
      )}
      {difference && (
        <>
          <p>{difference}</p>
          <div className={styles.choices}>
            <Button size="small" onClick={() => void updateCustomer(app, customer)}>
              {t('customer.update')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => restoreCustomerCopy(app, customer)}>
              {t('customer.restore')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => void app.openInvoices.linkCustomer(invoiceId, null)}
            >
              {t('customer.unlink')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
