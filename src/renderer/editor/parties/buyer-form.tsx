import { useId } from 'react'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { say } from '../../i18n/translate.ts'
import type { Page } from '../../state/app.ts'
import { type BuyerField, setBuyer } from '../../state/document/editor-doc.ts'
import { useCurrent, useDesk, usePage } from '../../state/use-app.ts'
import styles from './parties.module.css'
import { AddressField, CountryField } from './party-fields.tsx'

export function BuyerForm({ onDone }: { onDone: () => void }) {
  const page = usePage()
  const buyer = useCurrent(document => document.doc.draft.buyer)
  const invoices = useDesk(desk => desk.invoices)
  const listId = useId()
  const customers = [...new Set(invoices.map(invoice => invoice.customer))].filter(name => name !== '')

  const write = (field: BuyerField, value: string | string[]) =>
    page.documents.edit({
      label: 'edit.to',
      burst: field === 'country' ? null : `buyer.${field}`,
      recipe: setBuyer({ [field]: value }),
    })
  const leave = (field: BuyerField) => page.documents.leaveField(`buyer.${field}`)

  return (
    <div className={styles.form}>
      <div className={styles.column}>
        <TextField
          path="buyer.name"
          label={say('party.to.name')}
          value={buyer?.name ?? ''}
          list={listId}
          onValue={value => {
            write('name', value)
            if (customers.includes(value)) void recallCustomer(page, value)
          }}
          onBlur={() => leave('name')}
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
          onBlur={() => leave('address')}
        />
      </div>
      <div className={styles.column}>
        <CountryField path="buyer.country" value={buyer?.country} onValue={code => write('country', code)} />
        <div className={styles.pair}>
          <TextField
            path="buyer.tax_id"
            label={say('party.tax-id')}
            value={buyer?.tax_id ?? ''}
            onValue={value => write('tax_id', value)}
            onBlur={() => leave('tax_id')}
          />
          <TextField
            path="buyer.reference"
            label={say('party.reference')}
            value={buyer?.reference ?? ''}
            onValue={value => write('reference', value)}
            onBlur={() => leave('reference')}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <Button size="small" onClick={onDone}>
          {say('party.done')}
        </Button>
      </div>
    </div>
  )
}

/** A customer is typed once: the rest comes from their latest invoice, and only into an empty card. */
async function recallCustomer(page: Page, name: string) {
  const current = page.documents.current()
  const latest = page.desk.store
    .getState()
    .invoices.filter(invoice => invoice.customer === name && invoice.id !== current?.id)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  if (!current || !latest || hasMore(current.doc.draft.buyer)) return
  const answer = await page.api.openInvoice({ id: latest.id })
  const now = page.documents.current()
  if (!answer.ok || now?.id !== current.id || hasMore(now.doc.draft.buyer)) return
  if (now.doc.draft.buyer?.name !== name) return
  const { reference: _theirs, ...buyer } = answer.value.draft.buyer ?? {}
  page.documents.edit({ label: 'edit.to', burst: null, recipe: setBuyer(buyer) })
}

const hasMore = (buyer: { address?: string[] | undefined; tax_id?: string | undefined } | undefined) =>
  (buyer?.address ?? []).some(line => line.trim() !== '') || Boolean(buyer?.tax_id)
