import { memoizeByIdentity } from '../caches.ts'
import { defaultCurrency } from '../defaults.ts'
import type { Fields } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { RenderableInvoice, RenderableItem } from '../invoice/renderable-invoice.ts'
import { totalsOf } from '../invoice/totals.ts'
import { itemPath } from '../json/json-path.ts'
import { isSummed, summedEntries } from '../line-kind.ts'
import { type Finding, warning } from './finding.ts'

/**
 * Findings about content that the request leaves out. A field that changes an amount, the currency or the e-invoice has
 * its own warning, because the billed document would differ; all others share one hint. Every field of the field table
 * is compared, so that a new one needs no entry here.
 */
export function unsentFindings(written: RenderableInvoice, sent: RenderableInvoice): Finding[] {
  const lines = unsentLines(written, sent)
  const unsent = unsentFields(written, sent)
  if (unsent.length === 0) return lines
  const whole = consequencesOf(written)
  const isSame = whole === consequencesOf(sent)
  const [consequential, others] = [[] as UnsentField[], [] as UnsentField[]]
  for (const field of unsent)
    (!isSame && consequencesOf(without(written, field)) !== whole ? consequential : others).push(field)
  return [
    ...lines,
    ...(isSame ? [] : amountFindings(written, sent)),
    ...consequential.map(({ field, path }) =>
      warning(path, 'not_sent', { code: 'field.not_sent', params: { field } }),
    ),
    ...(others.length === 0 ? [] : [hintAt(others)]),
  ]
}

/** Lines that are not summed change no amount, so leaving them out is only an info. */
function unsentLines(written: RenderableInvoice, sent: RenderableInvoice): Finding[] {
  const count = written.items.length - sent.items.length
  const index = written.items.findIndex(item => !isSummed(item))
  if (count === 0) return []
  const message = { code: 'lines.not_sent', params: { count } } as const
  return [{ path: itemPath({ index, field: undefined }), code: 'not_sent', severity: 'info', message }]
}

interface UnsentField {
  /** name in the table of its owner */
  name: string
  owner: 'invoice' | 'items'
  /** path without positions */
  field: string
  /** path of the first occurrence */
  path: string
}

function unsentFields(written: RenderableInvoice, sent: RenderableInvoice): UnsentField[] {
  const ofInvoice = namesLeftOut(invoiceFields, written, sent).map(
    (name): UnsentField => ({ name, owner: 'invoice', field: name, path: name }),
  )
  const ofItems = new Map<string, UnsentField>()
  for (const [at, [index, item]] of summedEntries(written.items).entries())
    for (const name of namesLeftOut(itemFields, item, sent.items[at] ?? {}))
      if (!ofItems.has(name)) {
        const path = itemPath({ index, field: name })
        ofItems.set(name, { name, owner: 'items', field: `items.${name}`, path })
      }
  return [...ofInvoice, ...ofItems.values()]
}

/** Names of fields with a value that are not sent; a value equal to the default does not count. */
const namesLeftOut = (fields: Fields, written: object, sent: object): string[] =>
  Object.keys(written).filter(name => {
    const value: unknown = Reflect.get(written, name)
    return value !== undefined && Reflect.get(sent, name) === undefined && value !== fields[name]?.default
  })

/** The values of the document with financial consequences, except its lines, as one text. */
function consequencesOf(invoice: RenderableInvoice): string {
  const { lines: _, ...totals } = totalsOf(invoice)
  return JSON.stringify([totals, currencyOf(invoice), invoice.e_invoice])
}

function without(invoice: RenderableInvoice, { name, owner }: UnsentField): RenderableInvoice {
  if (owner === 'invoice') return omit(invoice, name)
  return { ...invoice, items: invoice.items.map(item => itemWithout(name)(item, undefined)) }
}

/** Memoised per field, so that a keystroke recomputes only the changed line. */
const itemWithout = (name: string) => itemsWithout.get(name) ?? addItemWithout(name)

const itemsWithout = new Map<string, (item: RenderableItem, _: undefined) => RenderableItem>()

function addItemWithout(name: string) {
  const made = memoizeByIdentity((item: RenderableItem, _: undefined) => Object.freeze(omit(item, name)))
  itemsWithout.set(name, made)
  return made
}

/** Keeps the type, because only optional fields are omitted. */
const omit = <Whole extends object>(whole: Whole, name: string): Whole =>
  Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name)) as Whole

const currencyOf = ({ currency }: RenderableInvoice): string => currency ?? defaultCurrency

function amountFindings(written: RenderableInvoice, sent: RenderableInvoice): Finding[] {
  const params = {
    written: totalsOf(written).payable,
    writtenCurrency: currencyOf(written),
    sent: totalsOf(sent).payable,
    sentCurrency: currencyOf(sent),
  }
  const isSame = params.written === params.sent && params.writtenCurrency === params.sentCurrency
  return isSame ? [] : [warning('', 'another_amount_sent', { code: 'amount.another_sent', params })]
}

function hintAt(others: readonly UnsentField[]): Finding {
  const params = { fields: others.map(({ field }) => field) }
  return { path: '', code: 'not_sent', severity: 'info', message: { code: 'fields.not_sent', params } }
}
