import type { Mandate, Payment, PaymentAccount } from '../model/einvoice.ts'
import type { ReadContext } from './fields.ts'
import { differing } from './surplus.ts'

/** One element of payment means; both syntaxes repeat the element for each account. */
export interface PaymentMeans {
  means?: string
  meansText?: string
  remittance?: string
  account?: PaymentAccount
  card?: NonNullable<Payment['card']>
  mandate?: Mandate
}

export function toPaymentMeans({ accounts = [], card, mandate, ...shared }: Payment): PaymentMeans[] {
  const [first, ...others] = accounts
  // only one text is allowed (UBL-SR-46)
  const { meansText, ...repeated } = shared
  return [
    { ...shared, ...(first && { account: first }), ...(card && { card }), ...(mandate && { mandate }) },
    ...others.map(account => ({ ...repeated, account })),
  ]
}

/**
 * Merges the elements. The first one with an account, or else the first one, is the main element and keeps
 * its code and reference, because they belong to its account. Elements with the same code and reference add
 * values; all other values are surplus.
 */
export function fromPaymentMeans(
  means: readonly PaymentMeans[],
  { surplus }: Pick<ReadContext, 'surplus'>,
): Payment | undefined {
  const main = means.find(({ account }) => account?.id !== undefined) ?? means[0]
  if (!main) return undefined
  const agreeing = means.filter(each => agrees(each, main))
  const accounts = agreeing.flatMap(({ account }) => account ?? [])
  const added = agreeing.reduceRight((rest, each) => Object.assign(rest, each), {} as PaymentMeans)
  const { account, means: _means, remittance: _remittance, ...others } = { ...added, ...main }
  const { means: code, remittance } = main
  const held = { ...others, ...(code && { means: code }), ...(remittance && { remittance }) }
  for (const each of means) {
    const { account: own, ...values } = each
    surplus.push(...differing(values, held, 'payment'))
    if (own && !agrees(each, main)) surplus.push(...differing(own, undefined, 'payment.accounts'))
  }
  return { ...held, ...(accounts.length > 0 && { accounts }) }
}

const agrees = (each: PaymentMeans, main: PaymentMeans): boolean =>
  isSame(each.means, main.means) && isSame(each.remittance, main.remittance)

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other
