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

/** Names that differ and end as the type of the file says, within the limit of all files together. */
function attachmentIssues({ attachments = [] }: RenderableInvoice): Issue[] {
  const names = new Set<string>()
  let bytes = 0
  return attachments.flatMap(({ name, data }, index) => {
    const isRepeated = names.has(comparableName(name))
    names.add(comparableName(name))
    bytes += bytesOfFile(data)
    const { type = '' } = partsOfDataUrl(data) ?? {}
    const isOther = isAttachmentType(type) && typeOfName(name) !== type
    const at = (field: string) => `attachments[${index}].${field}`
    return [
      ...(isRepeated ? [error(at('name'), 'invalid_value', { code: 'attachment.same_name' })] : []),
      ...(isOther
        ? [
            error(at('name'), 'invalid_value', {
              code: 'attachment.name_of_type',
              params: { extensions: extensionsOf(type) },
            }),
          ]
        : []),
      ...(bytes > limits.attachmentsBytes
        ? [error(at('data'), 'too_long', { code: 'attachments.too_large' })]
        : []),
    ]
  })
}

/** Amounts within the limit, a cash unit that the currency has. */
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
