import { type Payload, payloadOfInvoice } from '#app/submission/outbox/sent-fields.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { RequestFields } from '#core/invoice/request-fields.ts'
import type { CommandContext } from '../io/command-context.ts'
import { printMessage, textOf } from '../io/standard-streams.ts'

/** Prints the fields that are not sent, because the PDF will not contain them. */
export function sentInvoice(context: CommandContext, invoice: Invoice, fields: RequestFields): Payload {
  const sent = payloadOfInvoice(invoice, fields)
  const omitted = [...missing(invoice, sent.invoice), ...missingOfItems(invoice, sent.invoice)]
  if (omitted.length > 0) printMessage(context, textOf({ code: 'cli.not_sent', params: { fields: omitted } }))
  return sent
}

const missing = (whole: object, part: object): string[] =>
  Object.keys(whole).filter(name => !Object.hasOwn(part, name))

function missingOfItems(whole: Invoice, part: Invoice): string[] {
  const names = whole.items.flatMap((item, index) => missing(item, part.items[index] ?? {}))
  return [...new Set(names)].map(name => `${name} of the lines`)
}
