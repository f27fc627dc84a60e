import controls from '../controls/field.module.css'
import { FieldFrame, type FieldMessage } from '../controls/text-field.tsx'
import { CountryField } from '../editor/fields/country-field.tsx'
import { DateField, type DateFieldPath, datePaths } from '../editor/fields/date-field.tsx'
import { TaxReason } from '../editor/fields/einvoice-details.tsx'
import { BusinessProcess } from '../editor/fields/french-fields.tsx'
import { NumberField } from '../editor/fields/number-field.tsx'
import { PathField } from '../editor/fields/path-field.tsx'
import { t } from '../i18n/translate.ts'
import { setBuyer, setSeller, setTextAt, textAt } from '../state/document/editor-doc.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import styles from './checklist.module.css'
import { isElectronicAddress, taxReason, typedFieldAt } from './checklist.ts'

interface DetailFieldProps {
  path: string
  label: string
  /** format of the e-invoice */
  format: string
  message: FieldMessage | undefined
  /** the message concerns the kind of an electronic address */
  isOfScheme?: boolean | undefined
  hint?: string | undefined
}

/** Fields that apply to the whole document and have their own controls in the editor. */
const documentFields = [
  'template',
  'type',
  'e_invoice',
  'currency',
  'locale',
  'invoice_number',
  'paper',
  'typeface',
]
const longTexts = /(^|\.)(description|notes|payment_terms|tax_note)$/
const numberKinds: Readonly<Record<string, 'price' | 'percent'>> = {
  unit_price: 'price',
  amount: 'price',
  charge_amount: 'price',
  prepaid_amount: 'price',
  discount_amount: 'price',
  cash_rounding: 'price',
  tax_rate: 'percent',
  discount_percent: 'percent',
}
const lastName = (path: string): string => path.split('.').at(-1) ?? path

/** Party whose written address lines are at the path. */
const linesOwner = (path: string) => (['seller', 'buyer'] as const).find(party => path === `${party}.address`)

/** Whether a detail can be filled in within the list; any other has a link to the editor. */
export const isFillable = (path: string): boolean =>
  isElectronicAddress(path) ||
  path === taxReason ||
  linesOwner(path) !== undefined ||
  (typedFieldAt(path) !== undefined && !documentFields.includes(path))

/** The control of a detail, according to the field table. */
export function DetailField({ path, label, format, message, isOfScheme, hint }: DetailFieldProps) {
  const owner = path.split('.')[0]
  const edit = owner === 'seller' ? 'from' : owner === 'buyer' ? 'to' : 'details'
  if (isElectronicAddress(path))
    return (
      <div className={styles.pair}>
        <PathField
          path={`${path}.scheme`}
          label={t('party.electronic-scheme')}
          {...{ edit, format, message: isOfScheme ? message : undefined }}
        />
        <PathField
          path={`${path}.id`}
          label={label}
          {...{ edit, message: isOfScheme ? undefined : message, hint }}
        />
      </div>
    )
  if (path === taxReason) return <TaxReason message={message} />
  const party = linesOwner(path)
  if (party) return <AddressLines party={party} label={label} message={message} />
  const name = lastName(path)
  if (path === 'business_process') return <BusinessProcess message={message} />
  if (name === 'country') return <Country {...{ path, edit, message }} />
  if (datePaths.some(each => each === path))
    return <DateField label={label} field={path as DateFieldPath} message={message} />
  if (typedFieldAt(path)?.kind === 'decimal')
    return <NumberField {...{ path, label, message }} kind={numberKinds[name] ?? 'quantity'} />
  if (longTexts.test(path)) return <LongText path={path} label={label} message={message} />
  return <PathField path={path} label={label} {...{ edit, format, message, hint }} />
}

function useText(path: string, edit: 'details' | 'from' | 'to' = 'details') {
  const app = useApp()
  const value = useOpenInvoice(({ doc }) => textAt(doc.draft, path)) ?? ''
  const write = (text: string, coalesceKey: string | null) =>
    app.openInvoices.edit({ label: edit, coalesceKey, recipe: setTextAt(path, text) })
  const end = () => app.openInvoices.blurField(path)
  return { value, write, end }
}

interface AddressLinesProps extends Pick<DetailFieldProps, 'label' | 'message'> {
  party: 'seller' | 'buyer'
}

function AddressLines({ party, label, message }: AddressLinesProps) {
  const app = useApp()
  const path = `${party}.address`
  const lines = useOpenInvoice(({ doc }) => doc.draft[party]?.address)
  const write = (address: string[]) =>
    app.openInvoices.edit({
      label: party === 'seller' ? 'from' : 'to',
      coalesceKey: path,
      recipe: party === 'seller' ? setSeller({ address }) : setBuyer({ address }),
    })
  return (
    <FieldFrame label={label} path={path} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <textarea
          dir="auto"
          placeholder=" "
          id={id}
          className={controls.control}
          rows={3}
          value={(lines ?? []).join('\n')}
          spellCheck={false}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => write(event.target.value.split('\n'))}
          onBlur={() => app.openInvoices.blurField(path)}
        />
      )}
    </FieldFrame>
  )
}

interface CountryProps extends Pick<DetailFieldProps, 'path' | 'message'> {
  edit: 'details' | 'from' | 'to'
}

function Country({ path, edit, message }: CountryProps) {
  const { value, write } = useText(path, edit)
  return <CountryField {...{ path, value, message }} onValue={code => write(code, null)} />
}

function LongText({ path, label, message }: Omit<DetailFieldProps, 'format'>) {
  const { value, write, end } = useText(path)
  return (
    <FieldFrame label={label} path={path} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <textarea
          dir="auto"
          placeholder=" "
          id={id}
          className={controls.control}
          rows={2}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => write(event.target.value, path)}
          onBlur={end}
        />
      )}
    </FieldFrame>
  )
}
