import type { Mandate, Payment, PaymentAccount } from '../model/einvoice.ts'

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

/** Accounts of all elements, the rest of the first that has it. */
export function fromPaymentMeans(means: readonly PaymentMeans[]): Payment | undefined {
  if (means.length === 0) return undefined
  const accounts = means.flatMap(({ account }) => account ?? [])
  const { account, ...first } = means.reduceRight(
    (rest, each) => Object.assign(rest, each),
    {} as PaymentMeans,
  )
  return { ...first, ...(accounts.length > 0 && { accounts }) }
}
