import type { Draft } from '#core/draft/draft.ts'
import type { XmlFormat } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import { electronicAddressOf, isDeliverable } from '#core/identifiers/electronic-address.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { buyerOfCustomer } from '#core/records/customer-of-invoice.ts'
import type { App } from '../state/app.ts'
import { setTextAt, textAt } from '../state/document/editor-doc.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import type { CheckedEInvoice, FilledDetail } from '../state/view/overlay.ts'
import { detailsOf, isElectronicAddress } from './checklist.ts'

type Filled = CheckedEInvoice['filled']

interface Known {
  customer: Customer | undefined
  seller: NonNullable<Draft['seller']>
  format: string
}

interface Derived extends FilledDetail {
  path: string
}

/**
 * Missing details that follow from the customer, the settings, or other data of the party. Also replaces an electronic
 * address taken from there, if the network of the format does not deliver to its kind.
 */
export function derivedDetails(draft: Draft, issues: readonly Issue[], known: Known): Derived[] {
  const open = detailsOf(draft, issues).filter(
    ({ path, state }) => state === 'missing' || (state === 'wrong' && isElectronicAddress(path)),
  )
  return open.flatMap(({ path }) => derivedAt(draft, path, known) ?? [])
}

function derivedAt(draft: Draft, path: string, known: Known): Derived | undefined {
  const party = path.startsWith('buyer.') ? 'buyer' : path.startsWith('seller.') ? 'seller' : undefined
  if (!party) return undefined
  const { customer, seller, format } = known
  const record = { buyer: customer && buyerOfCustomer(customer), seller } as Draft
  const source = party === 'buyer' ? 'customer' : 'business'
  if (!isElectronicAddress(path)) {
    const kept = textAt(record, path)
    return kept === '' ? undefined : { path, source, texts: { [path]: kept } }
  }
  const textsOf = (scheme: string, id: string) => ({ [`${path}.scheme`]: scheme, [`${path}.id`]: id })
  const addressIn = (from: Draft) => textsOf(textAt(from, `${path}.scheme`), textAt(from, `${path}.id`))
  const [own, kept] = [addressIn(draft), addressIn(record)]
  const isEmpty = Object.values(own).every(text => text === '')
  const isKeptUsable = isDeliverable(format, record[party]?.electronic_address?.scheme)
  const isTyped = !isEmpty && Object.entries(own).some(([each, text]) => kept[each] !== text)
  // a typed value is never replaced
  if (isTyped || (isKeptUsable && !isEmpty)) return undefined
  if (isKeptUsable && Object.values(kept).every(text => text !== '')) return { path, source, texts: kept }
  const data = { ...draft[party], country: countryOf(draft[party]) }
  const email = party === 'buyer' ? customer?.email : draft.seller?.email
  const derived = electronicAddressOf({ ...data, email }, format)
  return (
    derived && {
      path,
      source: derived.source,
      texts: textsOf(derived.scheme, derived.id),
      ...(!isEmpty && { replaced: own }),
    }
  )
}

/** Title of the undo step. */
const filling = 'derived'

/** Fills in the missing details that can be derived, in one undo step. */
export function fillDerived(
  app: App,
  { id, format, issues }: { id: string; format: XmlFormat; issues: readonly Issue[] },
): Filled {
  const invoice = app.openInvoices.current()
  if (!invoice || invoice.id !== id || !mayBeEdited(invoice)) return {}
  const { settings, customers } = app.hostStore.store.getState()
  const customer = customers[invoice.customerId ?? '']?.record
  const known = { customer, seller: settings?.seller ?? {}, format }
  const derived = derivedDetails(invoice.doc.draft, issues, known)
  const isFilled =
    derived.length > 0 &&
    app.openInvoices.edit({
      label: filling,
      coalesceKey: null,
      recipe: doc => {
        for (const [path, text] of derived.flatMap(({ texts }) => Object.entries(texts)))
          setTextAt(path, text)(doc)
      },
    })
  return isFilled ? Object.fromEntries(derived.map(({ path, ...detail }) => [path, detail])) : {}
}

/** Restores the values that were replaced for another format, unless they were changed since. */
export function restoreReplaced(app: App, id: string, filled: Filled): void {
  const invoice = app.openInvoices.current()
  if (!invoice || invoice.id !== id || !mayBeEdited(invoice)) return
  const { draft } = invoice.doc
  const unchanged = Object.values(filled)
    .filter(({ texts }) => Object.entries(texts).every(([path, text]) => textAt(draft, path) === text))
    .flatMap(({ texts, replaced }) => Object.keys(texts).map(path => [path, replaced?.[path] ?? ''] as const))
  if (unchanged.length === 0) return
  app.openInvoices.edit({
    label: filling,
    coalesceKey: null,
    recipe: doc => {
      for (const [path, text] of unchanged) setTextAt(path, text)(doc)
    },
  })
}

/**
 * Undoes the details filled in after a number of undo steps, if nothing else was changed since.
 * @returns whether nothing else was changed
 */
export function undoFilled(app: App, id: string, steps: number): boolean {
  const invoice = app.openInvoices.current()
  const since = invoice?.id === id ? invoice.history.past.slice(steps) : []
  if (since.some(({ label }) => label !== filling)) return false
  for (const _ of since) app.openInvoices.undo()
  return true
}
