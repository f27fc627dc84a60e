import type Big from 'big.js'
import { documentTypeOf, type TypeValue, typeValues } from '#core/document-type.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { exemptionCodesByCategory, type TaxCategory, taxCategoryOf } from '#core/tax-category.ts'
import { creditNoteTypes } from '../codes/code-lists.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { allIdentifiersOf, formats } from '../model/formats.ts'
import { exact, sumOf } from '../rules/arithmetic.ts'
import { typeCodes } from './einvoice-of-invoice.ts'
import { treatmentOf } from './france.ts'

const typeOfCode = (code: string | undefined): TypeValue | undefined =>
  typeValues.find(type => code !== undefined && typeCodes[type] === code)

/**
 * Returns the type of a code. Unknown codes of credit notes become a credit note; all others become an
 * invoice, which is the default.
 */
export function importedType(code: string | undefined, isCreditNote: boolean): TypeValue | undefined {
  const type = typeOfCode(code)
  const isCredit = isCreditNote || creditNoteTypes.has(code ?? '')
  if (isCredit) return documentTypeOf({ type }) === 'credit_note' ? type : 'credit_note'
  return type === 'invoice' ? undefined : type
}

/**
 * Returns the paths of terms that no field holds, but whose values equal those computed from the invoice,
 * such as sums.
 * @param computed totals before the balancing line
 */
export function agreeingTerms(document: EInvoice, invoice: Invoice, computed: Totals): string[] {
  const { totals = {}, allowances = [], charges = [] } = document
  const final = totalsOf(invoice)
  const agrees = (path: string, stated: Decimal | undefined, own: Decimal | Big): string[] =>
    stated !== undefined && exact(stated).eq(own) ? [path] : []
  const sum = (list: readonly { amount?: Decimal }[]) => sumOf(list.map(({ amount }) => amount))
  const ofAllowances = sum(allowances)
  const ofCharges = sum(charges)
  const withoutTax = exact(computed.total).minus(computed.tax_total)
  const isKnownProcess = Object.values(formats)
    .flatMap(allIdentifiersOf)
    .some(({ process }) => process !== undefined && process === document.process)
  return [
    ...(typeOfCode(document.type) === (invoice.type ?? 'invoice') ? ['type'] : []),
    ...(isKnownProcess ? ['process'] : []),
    ...treatmentTerms(document),
    ...agrees('totals.lines', totals.lines, withoutTax.plus(ofAllowances).minus(ofCharges)),
    ...agrees('totals.allowances', totals.allowances, ofAllowances),
    ...agrees('totals.charges', totals.charges, ofCharges),
    ...agrees('totals.withoutTax', totals.withoutTax, withoutTax),
    ...agrees('totals.tax', totals.tax, computed.tax_total),
    ...agrees('totals.withTax', totals.withTax, computed.total),
    // cash rounding or the balancing line
    ...agrees(
      'totals.rounding',
      totals.rounding,
      exact(final.payable).minus(computed.payable).plus(computed.rounding),
    ),
    ...agrees('totals.payable', totals.payable, final.payable),
    ...breakdownTerms(document, invoice, computed),
  ]
}

/**
 * Returns the paths of the note BAR (treatment by the French network) if seller and buyer imply its value.
 */
const treatmentTerms = (document: EInvoice): string[] =>
  (document.notes ?? []).flatMap(({ subject, text }, index) =>
    subject === 'BAR' && text === treatmentOf(document)
      ? [`notes[${index}].subject`, `notes[${index}].text`]
      : [],
  )

/** Returns the paths of BG-23 whose values equal those computed from the lines and charges. */
function breakdownTerms({ taxes = [] }: EInvoice, { items, charges = [] }: Invoice, own: Totals): string[] {
  const rateKey = (rate: Decimal | undefined) => exact(rate).toFixed()
  const kindOf = (category: string | undefined, rate: Decimal | undefined) => `${category} ${rateKey(rate)}`
  const untaxed = { rate: undefined, base: own.total, amount: own.tax_total }
  const groups = own.taxes.length > 0 ? own.taxes : [untaxed]
  const byRate = new Map(groups.map(group => [rateKey(group.rate), group]))
  const kinds = new Set(
    [...items.filter(isSummed), ...charges].map(each => kindOf(taxCategoryOf(each), each.tax_rate)),
  )
  const stated = new Map(
    [...Map.groupBy(taxes, ({ rate }) => rateKey(rate))].map(([rate, own]) => [
      rate,
      { base: sumOf(own.map(({ base }) => base)), amount: sumOf(own.map(({ amount }) => amount)) },
    ]),
  )
  return taxes.flatMap((tax, index) => {
    const rate = rateKey(tax.rate)
    const group = byRate.get(rate)
    const isSum = (name: 'base' | 'amount') =>
      group !== undefined && stated.get(rate)?.[name].eq(group[name]) === true
    const hasCategory = kinds.has(kindOf(tax.category, tax.rate))
    const known = exemptionCodesByCategory[tax.category as TaxCategory]
    return [
      ...(isSum('base') ? ['base'] : []),
      ...(isSum('amount') ? ['amount'] : []),
      ...(group === undefined ? [] : ['rate']),
      ...(hasCategory ? ['category'] : []),
      ...(hasCategory && known !== undefined && known === tax.exemptionCode?.toUpperCase()
        ? ['exemptionCode']
        : []),
    ].map(name => `taxes[${index}].${name}`)
  })
}
