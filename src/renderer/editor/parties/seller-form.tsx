import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { say } from '../../i18n/translate.ts'
import { type SellerField, setSeller } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useCurrent, useDesk, usePage } from '../../state/use-app.ts'
import styles from './parties.module.css'
import { AddressField, CountryField } from './party-fields.tsx'

const more = [
  ['tax_id', 'party.tax-id'],
  ['registration_id', 'party.registration'],
  ['email', 'party.email'],
  ['phone', 'party.phone'],
  ['website', 'party.website'],
  ['iban', 'party.iban'],
  ['bic', 'party.bic'],
] as const satisfies readonly (readonly [SellerField, string])[]

/** What half a column would cut off. */
const isLong: ReadonlySet<SellerField> = new Set<SellerField>(['email', 'iban'])

export function SellerForm({ onDone }: { onDone: () => void }) {
  const page = usePage()
  const seller = useCurrent(document => document.doc.draft.seller)
  const remembered = useDesk(desk => desk.settings?.seller)
  const write = (field: SellerField, value: string | string[]) =>
    page.documents.edit({
      label: 'edit.from',
      burst: field === 'country' ? null : `seller.${field}`,
      recipe: setSeller({ [field]: value }),
    })
  const leave = (field: SellerField) => page.documents.leaveField(`seller.${field}`)

  const isRemembered = JSON.stringify(remembered ?? {}) === JSON.stringify(seller ?? {})
  const remember = async () => {
    if (!seller) return
    const answer = await page.desk.saveSettings({ seller })
    if (answer.ok) page.view.toast(say('from.default.done', { name: seller.name ?? '' }))
    else page.view.notify(answer.error.message)
  }

  return (
    <div className={styles.form}>
      <div className={styles.column}>
        <TextField
          path="seller.name"
          label={say('party.from.name')}
          value={seller?.name ?? ''}
          onValue={value => write('name', value)}
          onBlur={() => leave('name')}
        />
        <AddressField
          path="seller.address"
          value={seller?.address}
          onValue={lines => write('address', lines)}
          onBlur={() => leave('address')}
        />
      </div>
      <div className={styles.column}>
        <CountryField
          path="seller.country"
          value={seller?.country}
          onValue={code => write('country', code)}
        />
        <div className={styles.pair}>
          {more.map(([field, label]) => (
            <SellerText key={field} field={field} label={say(label)} onValue={write} onLeave={leave} />
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        {!isRemembered && (
          <Button look="link" size="small" onClick={() => void remember()}>
            {say('from.default')}
          </Button>
        )}
        <Button size="small" onClick={onDone}>
          {say('party.done')}
        </Button>
      </div>
    </div>
  )
}

interface SellerTextProps {
  field: Exclude<SellerField, 'address'>
  label: string
  onValue: (field: SellerField, value: string) => void
  onLeave: (field: SellerField) => void
}

function SellerText({ field, label, onValue, onLeave }: SellerTextProps) {
  const value = useCurrent(document => document.doc.draft.seller?.[field]) ?? ''
  const message = useCurrent(document => messageAt(document, `seller.${field}`))
  return (
    <TextField
      path={`seller.${field}`}
      label={label}
      className={isLong.has(field) ? styles.long : undefined}
      value={value}
      message={message}
      onValue={next => onValue(field, next)}
      onBlur={() => onLeave(field)}
    />
  )
}
