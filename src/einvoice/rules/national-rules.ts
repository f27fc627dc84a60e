import { registerNumberOf } from '#core/identifiers/register-numbers.ts'
import type { Message } from '#core/messages/message.ts'
import type { EInvoice, PaymentAccount } from '../model/einvoice.ts'
import { type NumberForm, numberForm } from './identifier-rules.ts'
import { isAbsent, normalized, type Rule } from './rule.ts'

/** Returns a message for the default path, or violations with their paths; `undefined` if the rule is met. */
export type Check = (invoice: EInvoice) => Message | readonly { path: string; message: Message }[] | undefined

export type NationalRow = readonly [
  id: string,
  term: string,
  path: string,
  check: Check,
  validity?: Pick<Rule, 'severity' | 'from' | 'until'>,
]

/** Rules that apply under a condition. Each reports one path, unless its check returns paths. */
export const nationalRules = (
  applies: (invoice: EInvoice) => boolean,
  rows: readonly NationalRow[],
): Rule[] =>
  rows.map(([id, term, path, check, validity]) => ({
    id,
    term,
    ...validity,
    appliesTo: applies,
    violations(invoice) {
      const found = check(invoice)
      if (found === undefined) return []
      return 'code' in found ? [{ path, message: found }] : [...found]
    },
  }))

export type Demand = Extract<Message, { code: 'einvoice.national' }>['params']['demand']

/** A rule whose message is a sentence of its own. */
export const demand =
  (name: Demand, isBroken: (invoice: EInvoice) => boolean): Check =>
  invoice =>
    isBroken(invoice) ? { code: 'einvoice.national', params: { demand: name } } : undefined

/** A term that is required. */
export const needs =
  (term: string, read: (invoice: EInvoice) => unknown): Check =>
  invoice =>
    isAbsent(read(invoice)) ? { code: 'einvoice.missing', params: { term } } : undefined

/** A number must have a form; an absent one breaks no rule. */
export const hasForm =
  (
    term: string,
    form: NumberForm,
    read: (invoice: EInvoice) => string | undefined,
    isValid: (value: string) => boolean,
  ): Check =>
  invoice => {
    const value = read(invoice)
    return value === undefined || isValid(normalized(value)) ? undefined : numberForm(term, form, value)
  }

type RegisterCountry = keyof typeof registerForms
/** The usual form of register numbers of a country, reported if a number without a kind does not have it. */
const registerForms = { DK: 'cvr', IS: 'kennitala', NL: 'kvk' } as const satisfies Record<string, NumberForm>

/** The kind of a register number must be one of these codes. */
export const registerKind =
  (term: string, country: RegisterCountry, codes: string, party: 'seller' | 'buyer'): Check =>
  invoice => {
    const { id = '', scheme } = invoice[party]?.registration ?? {}
    if (invoice[party]?.registration === undefined || codes.split(' ').includes(scheme ?? ''))
      return undefined
    return scheme === undefined && registerNumberOf(country, id) === undefined
      ? [
          {
            path: `${party}.registration.id`,
            message: numberForm(term, registerForms[country], id),
          },
        ]
      : { code: 'einvoice.register_kind', params: { term, country, codes: codes.split(' ') } }
  }

/** Payment means allowed for domestic invoices; a document without any breaks no rule. */
export const domesticMeans =
  (country: string, codes: string): Check =>
  ({ payment }) =>
    isAbsent(payment?.means) || codes.split(' ').includes(normalized(payment?.means ?? ''))
      ? undefined
      : { code: 'einvoice.domestic_means', params: { country, codes: codes.split(' ') } }

const upperCase = (text: string | undefined) => (text ?? '').trim().toUpperCase()

/** Compares the country of the address only. */
export const isIn =
  (country: string, ...parties: readonly ('seller' | 'buyer')[]) =>
  (invoice: EInvoice): boolean =>
    parties.every(party => {
      const own = invoice[party]?.address?.country
      return own === country || upperCase(own) === country
    })

/**
 * Returns the country of the seller's VAT number, else of the tax representative's, else of the seller's
 * address.
 */
export const countryOfSeller = ({ seller, taxRepresentative }: EInvoice): string =>
  upperCase((seller?.vatId ?? taxRepresentative?.vatId ?? seller?.address?.country)?.slice(0, 2))

/** Returns the country of the buyer's VAT number, else of the buyer's address. */
export const countryOfBuyer = ({ buyer }: EInvoice): string =>
  upperCase((buyer?.vatId ?? buyer?.address?.country)?.slice(0, 2))

/** Whether UBL writes the document as a credit note. */
export const isCreditNote = ({ type = '' }: EInvoice): boolean =>
  ['381', '396', '81', '83', '532', '261'].includes(type)

/** Code of the means of payment. */
export const meansOf = ({ payment }: EInvoice): string => normalized(payment?.means ?? '')

export const accountsOf = ({ payment }: EInvoice): readonly PaymentAccount[] => payment?.accounts ?? []

export const hasAccountOf = (invoice: EInvoice, form: RegExp) =>
  accountsOf(invoice).some(({ id = '' }) => form.test(normalized(id)))

/** Parts of an address that are required; each missing one is reported. */
export function addressParts(
  party: 'seller' | 'buyer' | 'taxRepresentative',
  parts: readonly (readonly ['line1' | 'city' | 'postcode', term: string])[],
): Check {
  return invoice => {
    const address = invoice[party]?.address
    return parts.flatMap(([part, term]) =>
      isAbsent(address?.[part])
        ? [
            {
              path: `${party}.address.${part}`,
              message: { code: 'einvoice.missing', params: { term } } as const,
            },
          ]
        : [],
    )
  }
}
