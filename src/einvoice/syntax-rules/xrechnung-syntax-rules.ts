import type { Syntax } from '../model/formats.ts'
import { find, holds, isFilled, maxOne, parentOf, type SyntaxRule } from './syntax-rule.ts'

const document = 'ram:AdditionalReferencedDocument'
const isAttachment = (element: Parameters<SyntaxRule['violation']>[0]) =>
  find(element, 'ram:TypeCode').some(({ text }) => text.trim() === '916')

const onceInAttachment = (id: string, path: string): SyntaxRule => {
  const { violation, ...rule } = maxOne(id, document, path)
  return {
    ...rule,
    severity: 'warning',
    violation: (element, position) => (isAttachment(element) ? violation(element, position) : undefined),
  }
}

/** Dates must have no time zone, which XML Schema allows. */
const dateRules: Readonly<Record<Syntax, SyntaxRule>> = {
  ubl: holds(
    'BR-TMP-6',
    /^cbc:(?:IssueDate|DueDate|TaxPointDate|ActualDeliveryDate|StartDate|EndDate)$/,
    'YYYY-MM-DD',
    ({ text }) => /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text),
  ),
  cii: holds(
    'BR-TMP-7',
    /^[uq]dt:DateTimeString$/,
    '@format = 102, YYYYMMDD',
    ({ attributes, text }) => attributes.format === '102' && /^\s*\d{8}\s*$/.test(text),
  ),
}

/** Temporary rules of XRechnung Schematron 2.6.0, which are only warnings. */
export const temporaryRules: Readonly<Record<Syntax, readonly SyntaxRule[]>> = {
  ubl: [{ ...dateRules.ubl, severity: 'warning' }],
  cii: [
    { ...dateRules.cii, severity: 'warning' },
    onceInAttachment('BR-TMP-4', 'ram:Name'),
    onceInAttachment('BR-TMP-5', 'ram:AttachmentBinaryObject'),
  ],
}

const empty = isFilled('PEPPOL-EN16931-R008', '')

/** UBL requires a purchase order number with each sales order number, so it may be empty. */
export const emptyElementRule: SyntaxRule = {
  ...empty,
  violation: (element, position) =>
    element.name === 'cbc:ID' &&
    parentOf(position) === 'cac:OrderReference' &&
    position.ancestors.at(-1)?.children.some(({ name }) => name === 'cbc:SalesOrderID')
      ? undefined
      : empty.violation(element, position),
}
