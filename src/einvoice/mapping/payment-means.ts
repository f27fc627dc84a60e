import type { Mandate, Payment, PaymentAccount } from '../model/einvoice.ts'
import type { ReadContext } from './fields.ts'
import { differing } from './surplus.ts'

/** One element of payment means; both syntaxes repeat it for each account. */
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
  // UBL-SR-46 allows one text.
  const { meansText, ...repeated } = shared
  return [
    { ...shared, ...(first && { account: first }), ...(card && { card }), ...(mandate && { mandate }) },
    ...others.map(account => ({ ...repeated, account })),
  ]
}

/** Accounts of all elements, the rest of the first that has it; other values are surplus. */
export function fromPaymentMeans(
  means: readonly PaymentMeans[],
  { surplus }: Pick<ReadContext, 'surplus'>,
): Payment | undefined {
  if (means.length === 0) return undefined
  const accounts = means.flatMap(({ account }) => account ?? [])
  const { account, ...first } = means.reduceRight(
    (rest, each) => Object.assign(rest, each),
    {} as PaymentMeans,
  )
  for (const { account: _account, ...each } of means) surplus.push(...differing(each, first, 'payment'))
  return { ...first, ...(accounts.length > 0 && { accounts }) }
}
