import type { Issue } from '../errors/issue.ts'
import type { PlainMessageCode } from '../messages/message.ts'
import { isIban } from './iban.ts'
import type { Invoice } from './invoice.ts'
import { statutoryWarnings } from './statutory-fields.ts'
import { totalsOf } from './totals.ts'

/** Warnings about a valid invoice; they never prevent a submission. */
export function issuesOf(invoice: Invoice): Issue[] {
  return [...plausibilityWarnings(invoice), ...statutoryWarnings(invoice)]
}

const warning = (path: string, code: string, message: PlainMessageCode): Issue => ({
  path,
  code,
  severity: 'warning',
  message: { code: message },
})

/** Warnings about valid but probably unintended values. */
function plausibilityWarnings(invoice: Invoice): Issue[] {
  const issues: Issue[] = []
  const number = invoice.invoice_number
  if (number !== number.trim())
    issues.push(warning('invoice_number', 'space_around', 'invoice_number.space_around'))

  for (const [index, item] of invoice.items.entries()) {
    if (Number(item.quantity) === 0)
      issues.push(warning(`items[${index}].quantity`, 'zero_quantity', 'quantity.zero'))
  }
  const { issue_date: issued, due_date: due } = invoice
  if (issued !== undefined && due !== undefined && due < issued)
    issues.push(warning('due_date', 'due_before_issue', 'due_date.before_issue'))

  const iban = invoice.seller?.iban
  // Account numbers of other formats cannot be checked.
  if (iban !== undefined && /^\s*[A-Za-z]{2}\d{2}/.test(iban) && !isIban(iban))
    issues.push(warning('seller.iban', 'mistyped_iban', 'iban.mistyped'))

  const totals = totalsOf(invoice)
  const isReversed = Number(totals.discount) * Number(totals.subtotal) < 0
  if (isReversed && invoice.discount_amount !== undefined)
    issues.push(warning('discount_amount', 'raises_total', 'discount.raises_total'))
  if (!isReversed && Math.abs(Number(totals.discount)) > Math.abs(Number(totals.subtotal)))
    issues.push(warning('discount_amount', 'above_subtotal', 'discount.above_subtotal'))
  return issues
}
