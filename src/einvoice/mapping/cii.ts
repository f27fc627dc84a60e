import type { EInvoice } from '../model/einvoice.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { writeXml, type XmlLayout } from '../xml/xml-writer.ts'
import { type CiiInvoice, type CiiTax, ciiFields } from './cii-document.ts'
import { type ReadContext, readElement } from './fields.ts'
import { fromPaymentMeans, toPaymentMeans } from './payment-means.ts'
import { isIn } from './scalars.ts'
import { differing, surplusTax } from './surplus.ts'

/** BT-8 is a code of UNTDID 2005 in the standard and of UNTDID 2475 in CII. */
const tradeTaxPointCodes: Readonly<Record<string, string>> = { 3: '5', 35: '29', 432: '72' }
const taxPointCodes = Object.fromEntries(Object.entries(tradeTaxPointCodes).map(([code, cii]) => [cii, code]))

export function toCii(invoice: EInvoice, layout: XmlLayout): Uint8Array<ArrayBuffer> {
  const shaped = toCiiInvoice(invoice)
  const context = { currency: invoice.currency ?? '' }
  return writeXml('rsm:CrossIndustryInvoice', layout, xml => {
    for (const field of ciiFields) field.write(shaped, xml, context)
  })
}

export const fromCii = (root: XmlElement, context: ReadContext): EInvoice =>
  fromCiiInvoice(readElement(root, ciiFields, context), context)

function toCiiInvoice(invoice: EInvoice): CiiInvoice {
  const { payment, taxes, taxPointDate, taxPointCode, totals, ...shared } = invoice
  const { tax, taxInTaxCurrency, ...amounts } = totals ?? {}
  const { currency, taxCurrency } = invoice
  const code = taxPointCode && (tradeTaxPointCodes[taxPointCode] ?? taxPointCode)
  const taxPoint = { ...(taxPointDate && { taxPointDate }), ...(code && { taxPointCode: code }) }
  const means = payment && toPaymentMeans(payment).map(({ remittance, ...each }) => each)
  const { creditorId, reference } = payment?.mandate ?? {}
  const taxAmounts = [
    ...(tax ? [{ value: tax, ...(currency && { currency }) }] : []),
    ...(taxInTaxCurrency ? [{ value: taxInTaxCurrency, ...(taxCurrency && { currency: taxCurrency }) }] : []),
  ]
  return {
    ...shared,
    ...(payment?.remittance && { remittance: payment.remittance }),
    ...(creditorId && { creditorId }),
    ...(reference && { mandateReference: reference }),
    ...(means && { means }),
    ...(taxes && { taxes: taxes.map((each, index) => (index === 0 ? { ...each, ...taxPoint } : each)) }),
    ...(totals && { totals: { ...amounts, taxAmounts } }),
  }
}

function fromCiiInvoice(read: CiiInvoice, context: ReadContext): EInvoice {
  const { remittance, creditorId, mandateReference, means = [], taxes, totals, ...shared } = read
  const ofMeans = fromPaymentMeans(means, context)
  const payment = {
    ...ofMeans,
    ...(remittance && { remittance }),
    ...mandateOf(read, ofMeans?.mandate),
  }
  const taxPoint = taxPointOf(taxes)
  for (const { taxPointDate, taxPointCode } of taxes ?? [])
    context.surplus.push(
      ...differing(
        { taxPointDate, taxPointCode: taxPointCode && (taxPointCodes[taxPointCode] ?? taxPointCode) },
        taxPoint,
        '',
      ),
    )
  return {
    ...shared,
    ...(Object.keys(payment).length > 0 && { payment }),
    ...(taxes && { taxes: taxes.map(({ taxPointCode, taxPointDate, ...tax }) => tax) }),
    ...taxPoint,
    ...(totals && { totals: totalsOf(read, context) }),
  }
}

function mandateOf(
  { creditorId, mandateReference }: CiiInvoice,
  read: NonNullable<EInvoice['payment']>['mandate'],
) {
  const mandate = {
    ...read,
    ...(creditorId && { creditorId }),
    ...(mandateReference && { reference: mandateReference }),
  }
  return Object.keys(mandate).length > 0 ? { mandate } : {}
}

function taxPointOf(taxes: readonly CiiTax[] = []): Pick<EInvoice, 'taxPointDate' | 'taxPointCode'> {
  const { taxPointDate, taxPointCode } = taxes.find(tax => tax.taxPointDate || tax.taxPointCode) ?? {}
  return {
    ...(taxPointDate && { taxPointDate }),
    ...(taxPointCode && { taxPointCode: taxPointCodes[taxPointCode] ?? taxPointCode }),
  }
}

function totalsOf(
  { totals, currency, taxCurrency }: CiiInvoice,
  { surplus }: ReadContext,
): NonNullable<EInvoice['totals']> {
  const { taxAmounts = [], ...amounts } = totals ?? {}
  const foreign = taxAmounts.find(
    each => taxCurrency !== undefined && taxCurrency !== currency && each.currency === taxCurrency,
  )
  const own = taxAmounts.find(each => isIn(currency, each))
  for (const each of taxAmounts) if (each !== foreign && each !== own) surplus.push(surplusTax(each))
  return {
    ...amounts,
    ...(own && { tax: own.value }),
    ...(foreign && { taxInTaxCurrency: foreign.value }),
  }
}
