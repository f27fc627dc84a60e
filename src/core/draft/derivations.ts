import { documentTypeOf, typeValueOf } from '../document-type.ts'
import type { chargeFields, periodFields } from '../fields/group-fields.ts'
import type { invoiceFields } from '../fields/invoice-fields.ts'
import type { itemFields } from '../fields/item-fields.ts'
import { type ReferenceName, referenceNames, references } from '../fields/reference-fields.ts'
import type { Draft } from './draft.ts'

/** Ways to derive a draft from a document; each field of an invoice has a rule for each of them. */
export interface Derivations {
  /** another document of the same kind */
  duplicate: Rule
  /** the same invoice for another billing period */
  next: Rule | NextRule
  /** credit note for an invoice */
  credit: Rule
  /** credit note for an invoice that a correction replaces */
  cancellation: Rule
  /** invoice in place of one that is cancelled */
  correction: Rule
  /** first invoice of a quote */
  ofQuote: Rule
  /** further invoice of a quote that has one already */
  ofQuoteAgain: Rule
  /** invoice for the whole delivery that deposit invoices were written for */
  final: Rule
  /** a new document */
  blank: 'given' | 'dropped'
}

type Rule = keyof typeof ruleValues
/**
 * moved: a date that moves by as much as the issue date; due: a date that keeps its distance from the issue date;
 * rewritten: a text with the names of the new period
 */
export type NextRule = 'moved' | 'due' | 'rewritten'

const copied = {
  duplicate: 'kept',
  next: 'kept',
  credit: 'kept',
  cancellation: 'kept',
  correction: 'kept',
  ofQuote: 'kept',
  ofQuoteAgain: 'kept',
  final: 'kept',
  blank: 'dropped',
} as const satisfies Derivations

const dropped = {
  duplicate: 'dropped',
  next: 'dropped',
  credit: 'dropped',
  cancellation: 'dropped',
  correction: 'dropped',
  ofQuote: 'dropped',
  ofQuoteAgain: 'dropped',
  final: 'dropped',
  blank: 'dropped',
} as const satisfies Derivations

const setting = { ...copied, blank: 'given' } as const

const given = {
  duplicate: 'given',
  next: 'dropped',
  credit: 'given',
  cancellation: 'given',
  correction: 'given',
  ofQuote: 'given',
  ofQuoteAgain: 'given',
  final: 'given',
  blank: 'given',
} as const satisfies Derivations

const ofReference = {
  copied,
  once: { ...copied, duplicate: 'ofCreditNote', next: 'dropped' },
  never: dropped,
} as const satisfies Record<string, Derivations>

type DerivationsOfReferences = {
  [Name in ReferenceName]: (typeof ofReference)[(typeof references)[Name]['derived']]
}

const derivationsOfReferences = Object.fromEntries(
  referenceNames.map(name => [name, ofReference[references[name].derived]]),
) as DerivationsOfReferences

/** Rules of all fields. Those of the deposit follow docs/decisions/0063-life-of-a-deposit.md. */
export const derivations = {
  template: setting,
  type: {
    duplicate: 'plain',
    next: 'plain',
    credit: 'given',
    cancellation: 'given',
    correction: 'plain',
    ofQuote: 'dropped',
    ofQuoteAgain: 'dropped',
    final: 'dropped',
    blank: 'given',
  },
  // Kept, because the number of a next-period draft is assigned when the draft is created.
  invoice_number: { ...given, next: 'kept' },
  items: { ...setting, next: 'rewritten', credit: 'billed', cancellation: 'billed', final: 'given' },
  e_invoice: copied,
  // Dropped where the derived document is paid differently, because this field says how the document is paid.
  business_process: { ...copied, credit: 'dropped', cancellation: 'dropped', final: 'dropped' },
  currency: setting,
  locale: setting,
  issue_date: { ...given, next: 'given' },
  due_date: { ...given, next: 'due' },
  valid_until: given,
  preceding_invoice: {
    ...dropped,
    duplicate: 'ofCreditNote',
    credit: 'given',
    cancellation: 'given',
    correction: 'given',
  },
  // Each deposit invoice is deducted once; a credit note and a correction of the final invoice deduct it again.
  preceding_invoices: {
    ...copied,
    duplicate: 'ofCreditNote',
    next: 'dropped',
    ofQuoteAgain: 'dropped',
    final: 'given',
  },
  delivery_date: { ...copied, duplicate: 'ofCreditNote', next: 'moved' },
  period: { ...copied, duplicate: 'ofCreditNote', next: 'moved' },
  delivery_address: copied,
  seller: setting,
  buyer: copied,
  payee: copied,
  tax_representative: copied,
  // Given, because the discounts and charges of a deposit invoice belong to its lines.
  discount_percent: { ...copied, final: 'given' },
  discount_amount: { ...copied, final: 'given' },
  charges: { ...copied, next: 'rewritten', final: 'given' },
  prices_include_tax: copied,
  tax_note: { ...setting, next: 'rewritten' },
  exemption_code: copied,
  prepaid_amount: { ...dropped, cancellation: 'kept', correction: 'kept', ofQuote: 'kept' },
  tax_currency: copied,
  // The rate applies to one day; a credit note keeps it, because it refers to the stated VAT.
  tax_exchange_rate: {
    ...copied,
    duplicate: 'ofCreditNote',
    next: 'dropped',
    ofQuoteAgain: 'dropped',
    final: 'dropped',
  },
  cash_rounding: copied,
  ...derivationsOfReferences,
  // Dropped for credit notes, because they are not paid.
  payment_terms: { ...setting, next: 'rewritten', credit: 'dropped', cancellation: 'dropped' },
  payment_means: copied,
  // Dropped, because it identifies the payment of one document.
  payment_reference: { ...dropped, ofQuote: 'kept' },
  notes: { ...setting, next: 'rewritten', credit: 'dropped', cancellation: 'dropped' },
  // Time sheets and proofs of delivery belong to one invoice; a correction is about the same delivery.
  attachments: { ...dropped, correction: 'kept' },
  logo: setting,
  accent_color: setting,
  typeface: setting,
  paper: setting,
  sender: setting,
} as const satisfies Record<keyof typeof invoiceFields | 'sender', Derivations>

type EntryRules<Fields> = Record<keyof Fields, 'kept' | NextRule>

/** Rules for the parts of a field in the next period; other derivations keep or drop the field as a whole. */
const partsInNextPeriod = {
  items: {
    kind: 'kept',
    description: 'rewritten',
    quantity: 'kept',
    unit_price: 'kept',
    unit: 'kept',
    unit_code: 'kept',
    price_quantity: 'kept',
    discount_percent: 'kept',
    charge_amount: 'kept',
    charge_reason: 'rewritten',
    tax_rate: 'kept',
    tax_category: 'kept',
    seller_item_id: 'kept',
    buyer_item_id: 'kept',
    standard_item_id: 'kept',
    standard_item_scheme: 'kept',
    order_line: 'kept',
  } satisfies EntryRules<typeof itemFields>,
  charges: {
    reason: 'rewritten',
    amount: 'kept',
    tax_rate: 'kept',
    tax_category: 'kept',
  } satisfies EntryRules<typeof chargeFields>,
  period: { start: 'moved', end: 'moved' } satisfies EntryRules<typeof periodFields>,
} as const

type Table = typeof derivations

/** The fields that the caller supplies; every one must be named, with `undefined` for none. */
export type Given<Way extends keyof Derivations> = {
  [Name in keyof Table as Table[Name][Way] extends 'given' ? Name : never]: Draft[Name] | undefined
}

type Field = keyof Draft

const ruleValues = {
  kept: (source: Draft, field: Field): unknown => source[field],
  dropped: () => undefined,
  /** optional items were offered but not billed, so they are not credited */
  billed: ({ items }: Draft) => items.filter(({ kind }) => kind !== 'optional'),
  given: (_: Draft, field: Field, own: Partial<Record<Field, unknown>>) => own[field],
  /** the type `corrected` is dropped, because a corrected invoice replaces one invoice only once */
  plain: (source: Draft) => (typeValueOf(source) === 'corrected' ? undefined : source.type),
  /** kept only in a duplicate of a credit note, because it describes the credited invoice */
  ofCreditNote: (source: Draft, field: Field) =>
    documentTypeOf(source) === 'credit_note' ? source[field] : undefined,
}

/** `undefined` if the text cannot be moved; the field is then omitted */
export type PeriodChanges = Record<NextRule, (text: string) => string | undefined>

/**
 * Derives a draft from a document field by field.
 * @param changes how the next period changes dates and texts
 */
export function derive<Way extends keyof Derivations>(
  way: Way,
  source: Draft,
  own: Given<Way>,
  changes?: PeriodChanges,
): Draft {
  const fields = (Object.keys(derivations) as Field[])
    .map(name => [name, ruled(derivations[name][way], name)] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as unknown as Draft

  function ruled(rule: Rule | NextRule, name: Field): unknown {
    if (rule in ruleValues) return ruleValues[rule as Rule](source, name, own)
    return changes && changedValue(source[name], { rule: rule as NextRule, name, changes })
  }
}

function changedValue(
  value: unknown,
  { rule, name, changes }: { rule: NextRule; name: Field; changes: PeriodChanges },
): unknown {
  if (typeof value === 'string') return changes[rule](value)
  if (typeof value !== 'object' || value === null) return undefined
  const rules: Record<string, 'kept' | NextRule> = partsInNextPeriod[name as keyof typeof partsInNextPeriod]
  const parts = Object.entries(rules).flatMap(([part, rule]) => (rule === 'kept' ? [] : [{ part, rule }]))
  const changed = (entry: Record<string, unknown>) => {
    const after = { ...entry }
    for (const { part, rule } of parts) {
      const before = entry[part]
      if (typeof before === 'string') after[part] = changes[rule](before)
    }
    return after
  }
  if (Array.isArray(value)) return value.map(changed)
  const left = Object.entries(changed(value as Record<string, unknown>)).filter(
    ([, part]) => part !== undefined,
  )
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
