import { defaultCurrency } from '../defaults.ts'
import type { Issue } from '../errors/issue.ts'
import { limits } from '../limits.ts'
import { isPriced } from '../line-kind.ts'
import type { Message } from '../messages/message.ts'
import { minorUnits } from '../money/currency.ts'
import {
  bytesOfFile,
  comparableName,
  extensionsOf,
  isAttachmentName,
  isAttachmentType,
  partsOfDataUrl,
  typeOfName,
} from '../text/attachment-files.ts'
import type { RenderableInvoice } from './renderable-invoice.ts'
import { totalsOf } from './totals.ts'

/** Rules across fields. */
export const issuesAcrossFields = (invoice: RenderableInvoice): Issue[] => [
  ...(invoice.items.some(isPriced) ? [] : [error('items', 'missing', { code: 'items.missing' })]),
  ...amountIssues(invoice),
  ...attachmentIssues(invoice),
]

const error = (path: string, code: string, message: Message): Issue => ({
  path,
  code,
  severity: 'error',
  message,
})

/** Each attachment has either a file or a link, and a unique name; all files together are within the limit. */
function attachmentIssues({ attachments = [] }: RenderableInvoice): Issue[] {
  const names = new Set<string>()
  let bytes = 0
  return attachments.flatMap(({ name, data, url }, index) => {
    const at = (field: string) => `attachments[${index}].${field}`
    const issues: Issue[] = []
    if (names.has(comparableName(name)))
      issues.push(error(at('name'), 'invalid_value', { code: 'attachment.same_name' }))
    names.add(comparableName(name))
    if (data === undefined && url === undefined)
      issues.push(error(at('url'), 'missing', { code: 'attachment.no_file' }))
    if (data === undefined) return issues
    if (url !== undefined)
      issues.push(error(at('url'), 'invalid_value', { code: 'attachment.file_and_link' }))
    const message = fileNameMessage(name, data)
    if (message !== undefined) issues.push(error(at('name'), 'invalid_value', message))
    bytes += bytesOfFile(data)
    if (bytes > limits.attachmentsBytes)
      issues.push(error(at('data'), 'too_long', { code: 'attachments.too_large' }))
    return issues
  })
}

/** A file name must have the extension of its type and be valid on every system. */
function fileNameMessage(name: string, data: string): Message | undefined {
  if (!isAttachmentName(name)) return { code: 'attachment.name' }
  const { type = '' } = partsOfDataUrl(data) ?? {}
  return isAttachmentType(type) && typeOfName(name) !== type
    ? { code: 'attachment.name_of_type', params: { extensions: extensionsOf(type) } }
    : undefined
}

/** Amounts must be within the limit, and the cash rounding unit must exist in the currency. */
function amountIssues(invoice: RenderableInvoice): Issue[] {
  const currency = invoice.currency ?? defaultCurrency
  const digits = minorUnits(currency) ?? 2
  const issues: Issue[] = []

  const fraction = (invoice.cash_rounding ?? '').split('.')[1] ?? ''
  if (fraction.replace(/0+$/, '').length > digits) {
    const message = { code: 'cash_rounding.too_fine', params: { currency, digits } } as const
    issues.push(error('cash_rounding', 'invalid_value', message))
  }

  const totals = totalsOf(invoice)
  const tooLarge = { code: 'item.amount_too_large' } as const
  for (const [index, line] of totals.lines.entries()) {
    if (issues.length >= limits.issues) return issues
    if (line !== null && isTooLarge(line)) issues.push(error(`items[${index}]`, 'out_of_range', tooLarge))
  }
  const sums = [
    totals.subtotal,
    totals.discount,
    totals.charges,
    totals.tax_total,
    totals.total,
    totals.payable,
  ]
  sums.push(...totals.taxes.flatMap(tax => [tax.base, tax.amount]))
  sums.push(...(totals.deductions ?? []).map(each => each.amount))
  if (issues.length === 0 && sums.some(isTooLarge))
    issues.push(error('items', 'out_of_range', { code: 'invoice.total_too_large' }))
  return issues
}

const isTooLarge = (amount: string) => /^-?\d{16}/.test(amount)
