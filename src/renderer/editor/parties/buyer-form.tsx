import { useId } from 'react'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import type { App } from '../../state/app.ts'
import { type BuyerField, setBuyer } from '../../state/document/editor-doc.ts'
import { useApp, useHost, useOpenInvoice } from '../../state/use-app.ts'
import styles from './parties.module.css'
import { AddressField, CountryField } from './party-fields.tsx'

export function BuyerForm({ onDone }: { onDone: () => void }) {
  const app = useApp()
  const buyer = useOpenInvoice(invoice => invoice.doc.draft.buyer)
  const invoices = useHost(host => host.invoices)
  const listId = useId()
  const customers = [...new Set(invoices.map(invoice => invoice.customer))].filter(name => name !== '')

  const write = (field: BuyerField, value: string | string[]) =>
    app.openInvoices.edit({
      label: 'edit.to',
      coalesceKey: field === 'country' ? null : `buyer.${field}`,
      recipe: setBuyer({ [field]: value }),
    })
  const endEdit = (field: BuyerField) => app.openInvoices.blurField(`buyer.${field}`)

  return (
    <div className={styles.form}>
      <div className={styles.column}>
        <TextField
          path="buyer.name"
          label={t('party.to.name')}
          value={buyer?.name ?? ''}
          list={listId}
          onValue={value => {
            write('name', value)
            if (customers.includes(value)) void fillFromLatestInvoice(app, value)
          }}
          onBlur={() => endEdit('name')}
        />
        <datalist id={listId}>
          {customers.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <AddressField
          path="buyer.address"
          value={buyer?.address}
          onValue={lines => write('address', lines)}
          onBlur={() => endEdit('address')}
        />
      </div>
      <div className={styles.column}>
        <CountryField path="buyer.country" value={buyer?.country} onValue={code => write('country', code)} />
        <div className={styles.pair}>
          <TextField
            path="buyer.tax_id"
            label={t('party.tax-id')}
            value={buyer?.tax_id ?? ''}
            onValue={value => write('tax_id', value)}
            onBlur={() => endEdit('tax_id')}
          />
          <TextField
            path="buyer.reference"
            label={t('party.reference')}
            value={buyer?.reference ?? ''}
            onValue={value => write('reference', value)}
            onBlur={() => endEdit('reference')}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <Button size="small" onClick={onDone}>
          {t('party.done')}
        </Button>
      </div>
    </div>
  )
}

/** Fills in the buyer of the customer's latest invoice, only if the form is otherwise empty. */
async function fillFromLatestInvoice(app: App, name: string) {
  const current = app.openInvoices.current()
  const latest = app.hostStore.store
    .getState()
    .invoices.filter(invoice => invoice.customer === name && invoice.id !== current?.id)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  if (!current || !latest || hasDetails(current.doc.draft.buyer)) return
  const answer = await app.api.openInvoice({ id: latest.id })
  const now = app.openInvoices.current()
  if (!answer.ok || now?.id !== current.id || hasDetails(now.doc.draft.buyer)) return
  if (now.doc.draft.buyer?.name !== name) return
  const { reference: _reference, ...buyer } = answer.value.draft.buyer ?? {}
  app.openInvoices.edit({ label: 'edit.to', coalesceKey: null, recipe: setBuyer(buyer) })
}

const hasDetails = (buyer: { address?: string[] | undefined; tax_id?: string | undefined } | undefined) =>
  (buyer?.address ?? []).some(line => line.trim() !== '') || Boolean(buyer?.tax_id)
