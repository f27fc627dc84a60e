import { creditNoteTypes } from '../codes/code-lists.ts'
import type { EInvoice } from '../model/einvoice.ts'
import type { Syntax } from '../model/formats.ts'
import { isAbsent, isBlank, none, type Rule, violationsAt } from './rule.ts'

type Row = readonly [id: string, term: string, path: string]

/** Terms that EN 16931 requires (BR-01 to BR-57). */
const required: readonly Row[] = [
  ['BR-01', 'BT-24', 'specification'],
  ['BR-02', 'BT-1', 'number'],
  ['BR-03', 'BT-2', 'issueDate'],
  ['BR-04', 'BT-3', 'type'],
  ['BR-05', 'BT-5', 'currency'],
  ['BR-06', 'BT-27', 'seller.name'],
  ['BR-07', 'BT-44', 'buyer.name'],
  ['BR-08', 'BG-5', 'seller.address'],
  ['BR-09', 'BT-40', 'seller.address?.country'],
  ['BR-10', 'BG-8', 'buyer.address'],
  ['BR-11', 'BT-55', 'buyer.address?.country'],
  ['BR-12', 'BT-106', 'totals.lines'],
  ['BR-13', 'BT-109', 'totals.withoutTax'],
  ['BR-14', 'BT-112', 'totals.withTax'],
  ['BR-15', 'BT-115', 'totals.payable'],
  ['BR-16', 'BG-25', 'lines'],
  ['BR-17', 'BT-59', 'payee?.name'],
  ['BR-18', 'BT-62', 'taxRepresentative?.name'],
  ['BR-19', 'BG-12', 'taxRepresentative?.address'],
  ['BR-20', 'BT-69', 'taxRepresentative?.address?.country'],
  ['BR-21', 'BT-126', 'lines[].id'],
  ['BR-22', 'BT-129', 'lines[].quantity'],
  ['BR-23', 'BT-130', 'lines[].quantity?.unit'],
  ['BR-24', 'BT-131', 'lines[].net'],
  ['BR-25', 'BT-153', 'lines[].name'],
  ['BR-26', 'BT-146', 'lines[].netPrice'],
  ['BR-31', 'BT-92', 'allowances[].amount'],
  ['BR-32', 'BT-95', 'allowances[].taxCategory'],
  ['BR-36', 'BT-99', 'charges[].amount'],
  ['BR-37', 'BT-102', 'charges[].taxCategory'],
  ['BR-41', 'BT-136', 'lines[].allowances[].amount'],
  ['BR-43', 'BT-141', 'lines[].charges[].amount'],
  ['BR-45', 'BT-116', 'taxes[].base'],
  ['BR-46', 'BT-117', 'taxes[].amount'],
  ['BR-47', 'BT-118', 'taxes[].category'],
  ['BR-52', 'BT-122', 'attachments[].reference'],
  ['BR-54', 'BT-160', 'lines[].attributes[].name'],
  ['BR-54', 'BT-161', 'lines[].attributes[].value'],
  ['BR-55', 'BT-25', 'precedingInvoices[].number'],
  ['BR-56', 'BT-63', 'taxRepresentative?.vatId'],
  ['BR-57', 'BT-80', 'delivery?.address?.country'],
  ['BR-62', 'BT-34', 'seller?.electronicAddress?.scheme'],
  ['BR-63', 'BT-49', 'buyer?.electronicAddress?.scheme'],
  ['BR-64', 'BT-157', 'lines[].standardItemId?.scheme'],
  ['BR-65', 'BT-158', 'lines[].classifications[].scheme'],
  ['BR-CO-04', 'BT-151', 'lines[].taxCategory'],
  ['BR-CO-18', 'BG-23', 'taxes'],
]

/** Additional terms that XRechnung requires. */
const requiredByXRechnung: readonly Row[] = [
  ['BR-DE-2', 'BG-6', 'seller.contact'],
  ['BR-DE-3', 'BT-37', 'seller.address?.city'],
  ['BR-DE-4', 'BT-38', 'seller.address?.postcode'],
  ['BR-DE-5', 'BT-41', 'seller.contact?.name'],
  ['BR-DE-6', 'BT-42', 'seller.contact?.phone'],
  ['BR-DE-7', 'BT-43', 'seller.contact?.email'],
  ['BR-DE-8', 'BT-52', 'buyer.address?.city'],
  ['BR-DE-9', 'BT-53', 'buyer.address?.postcode'],
  ['BR-DE-10', 'BT-77', 'delivery?.address?.city'],
  ['BR-DE-11', 'BT-78', 'delivery?.address?.postcode'],
  ['BR-DE-14', 'BT-119', 'taxes[].rate'],
  ['BR-DE-15', 'BT-10', 'buyerReference'],
]

/** Additional terms that Peppol requires; XRechnung adopts these rules. */
const requiredByPeppol: readonly Row[] = [
  ['PEPPOL-EN16931-R001', 'BT-23', 'process'],
  ['PEPPOL-EN16931-R010', 'BT-49', 'buyer.electronicAddress'],
  ['PEPPOL-EN16931-R020', 'BT-34', 'seller.electronicAddress'],
]

/** Rules that accept an element or attribute of white space: in both syntaxes, and in UBL only. */
const filledByBlank = new Set(['BR-17', 'BR-23', 'BR-32', 'BR-37', 'BR-47', 'BR-54', 'BR-CO-04'])
const filledByBlankInUbl = new Set(['BR-55', 'BR-56', 'BR-57', 'BR-62', 'BR-63', 'BR-64', 'BR-65'])

const requires = ([id, term, path]: Row): Rule => {
  const unless = (isMissing: (value: unknown) => boolean) =>
    violationsAt(path, value =>
      isMissing(value) ? { code: 'einvoice.missing', params: { term } } : undefined,
    )
  const inCii = unless(filledByBlank.has(id) ? isAbsent : isBlank)
  const inUbl = filledByBlankInUbl.has(id) ? unless(isAbsent) : inCii
  return { id, term, violations: (invoice, { syntax }) => (syntax === 'ubl' ? inUbl : inCii)(invoice) }
}

type Condition = (syntax: Syntax, invoice: EInvoice) => boolean

/**
 * References, with the condition under which they are written as additional documents instead of their own
 * element.
 */
const references: readonly (readonly [term: string, path: string, isAdditional: Condition])[] = [
  ['BT-11', 'projectReference', (syntax, { type = '' }) => syntax === 'ubl' && creditNoteTypes.has(type)],
  ['BT-17', 'tenderReference', syntax => syntax === 'cii'],
  ['BT-18', 'invoicedObject?.id', () => true],
  ['BT-128', 'lines[].object?.id', syntax => syntax === 'cii'],
]

/** A reference of white space counts as a reference without identifier. */
const blankReferenceRules: Rule[] = references.map(([term, path, isAdditional]) => {
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
export const requiredByPeppolRules = requiredByPeppol.map(
  ([id, term, path]): Rule => ({
    id,
    term,
    violations: violationsAt(path, value =>
      isAbsent(value) ? { code: 'einvoice.missing', params: { term } } : undefined,
    ),
  }),
)
