import { creditNoteTypes } from '../codes/code-lists.ts'
import type { EInvoice } from '../model/einvoice.ts'
import type { Syntax } from '../model/formats.ts'
import { isAbsent, isBlank, none, type Rule, termAt, violationsAt } from './rule.ts'

type Row = readonly [id: string, path: string]

/** Terms that EN 16931 requires (BR-01 to BR-57). */
const required: readonly Row[] = [
  ['BR-01', 'specification'],
  ['BR-02', 'number'],
  ['BR-03', 'issueDate'],
  ['BR-04', 'type'],
  ['BR-05', 'currency'],
  ['BR-06', 'seller.name'],
  ['BR-07', 'buyer.name'],
  ['BR-08', 'seller.address'],
  ['BR-09', 'seller.address?.country'],
  ['BR-10', 'buyer.address'],
  ['BR-11', 'buyer.address?.country'],
  ['BR-12', 'totals.lines'],
  ['BR-13', 'totals.withoutTax'],
  ['BR-14', 'totals.withTax'],
  ['BR-15', 'totals.payable'],
  ['BR-16', 'lines'],
  ['BR-17', 'payee?.name'],
  ['BR-18', 'taxRepresentative?.name'],
  ['BR-19', 'taxRepresentative?.address'],
  ['BR-20', 'taxRepresentative?.address?.country'],
  ['BR-21', 'lines[].id'],
  ['BR-22', 'lines[].quantity'],
  ['BR-23', 'lines[].quantity?.unit'],
  ['BR-24', 'lines[].net'],
  ['BR-25', 'lines[].name'],
  ['BR-26', 'lines[].netPrice'],
  ['BR-31', 'allowances[].amount'],
  ['BR-32', 'allowances[].taxCategory'],
  ['BR-36', 'charges[].amount'],
  ['BR-37', 'charges[].taxCategory'],
  ['BR-41', 'lines[].allowances[].amount'],
  ['BR-43', 'lines[].charges[].amount'],
  ['BR-45', 'taxes[].base'],
  ['BR-46', 'taxes[].amount'],
  ['BR-47', 'taxes[].category'],
  ['BR-52', 'attachments[].reference'],
  ['BR-54', 'lines[].attributes[].name'],
  ['BR-54', 'lines[].attributes[].value'],
  ['BR-55', 'precedingInvoices[].number'],
  ['BR-56', 'taxRepresentative?.vatId'],
  ['BR-57', 'delivery?.address?.country'],
  ['BR-62', 'seller?.electronicAddress?.scheme'],
  ['BR-63', 'buyer?.electronicAddress?.scheme'],
  ['BR-64', 'lines[].standardItemId?.scheme'],
  ['BR-65', 'lines[].classifications[].scheme'],
  ['BR-CO-04', 'lines[].taxCategory'],
  ['BR-CO-18', 'taxes'],
]

/** Additional terms that XRechnung requires. */
const requiredByXRechnung: readonly Row[] = [
  ['BR-DE-2', 'seller.contact'],
  ['BR-DE-3', 'seller.address?.city'],
  ['BR-DE-4', 'seller.address?.postcode'],
  ['BR-DE-5', 'seller.contact?.name'],
  ['BR-DE-6', 'seller.contact?.phone'],
  ['BR-DE-7', 'seller.contact?.email'],
  ['BR-DE-8', 'buyer.address?.city'],
  ['BR-DE-9', 'buyer.address?.postcode'],
  ['BR-DE-10', 'delivery?.address?.city'],
  ['BR-DE-11', 'delivery?.address?.postcode'],
  ['BR-DE-14', 'taxes[].rate'],
  ['BR-DE-15', 'buyerReference'],
]

/** Additional terms that Peppol requires; XRechnung adopts these rules. */
const requiredByPeppol: readonly Row[] = [
  ['PEPPOL-EN16931-R001', 'process'],
  ['PEPPOL-EN16931-R010', 'buyer.electronicAddress'],
  ['PEPPOL-EN16931-R020', 'seller.electronicAddress'],
]

/** Rules that accept an element or attribute of white space: in both syntaxes, and in UBL only. */
const filledByBlank = new Set(['BR-17', 'BR-23', 'BR-32', 'BR-37', 'BR-47', 'BR-54', 'BR-CO-04'])
const filledByBlankInUbl = new Set(['BR-55', 'BR-56', 'BR-57', 'BR-62', 'BR-63', 'BR-64', 'BR-65'])

const requires = ([id, path]: Row): Rule => {
  const term = termAt(path)
  const unless = (isMissing: (value: unknown) => boolean) =>
    violationsAt(path, value =>
      isMissing(value) ? { code: 'einvoice.missing', params: { term } } : undefined,
    )
  const inCii = unless(filledByBlank.has(id) ? isAbsent : isBlank)
  const inUbl = filledByBlankInUbl.has(id) ? unless(isAbsent) : inCii
  return { id, term, violations: (invoice, { syntax }) => (syntax === 'ubl' ? inUbl : inCii)(invoice) }
}

type Condition = (syntax: Syntax, invoice: EInvoice) => boolean

/** References, with the condition under which they are written as additional documents instead of their own element. */
const references: readonly (readonly [path: string, isAdditional: Condition])[] = [
  ['projectReference', (syntax, { type = '' }) => syntax === 'ubl' && creditNoteTypes.has(type)],
  ['tenderReference', syntax => syntax === 'cii'],
  ['invoicedObject?.id', () => true],
  ['lines[].object?.id', syntax => syntax === 'cii'],
]

/** A reference of white space counts as a reference without identifier. */
const blankReferenceRules: Rule[] = references.map(([path, isAdditional]) => {
  const term = termAt(path)
  const violations = violationsAt(path, value =>
    !isAbsent(value) && isBlank(value) ? { code: 'einvoice.missing', params: { term } } : undefined,
  )
  return {
    id: 'BR-52',
    term,
    violations: (invoice, { syntax }) => (isAdditional(syntax, invoice) ? violations(invoice) : none),
  }
})

export const requiredRules = [...required.map(requires), ...blankReferenceRules]
export const requiredByXRechnungRules = requiredByXRechnung.map(requires)

/** These rules accept an empty element. */
export const requiredByPeppolRules = requiredByPeppol.map(([id, path]): Rule => {
  const term = termAt(path)
  return {
    id,
    term,
    violations: violationsAt(path, value =>
      isAbsent(value) ? { code: 'einvoice.missing', params: { term } } : undefined,
    ),
  }
})
