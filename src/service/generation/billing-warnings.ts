import type { NewJob } from '../store/jobs.ts'
import { billedOf, monthOfTime, oneMonth } from '../store/ledger-periods.ts'
import type { FoundKey, Store } from '../store/store.ts'

/** Warning to the customer about a live job that was just billed. */
export type BillingWarning =
  | { name: 'repeated-invoice-number'; job: string }
  | { name: 'monthly-warning'; billed: number; cap: number | null }

/** The job is already billed, so the warnings are omitted if the store does not answer. */
export async function billingWarnings(
  store: Pick<Store, 'readSums'>,
  { plan: { monthly_warning, monthly_cap } }: FoundKey,
  { job, earlier_job_id }: { job: NewJob; earlier_job_id: string | null },
): Promise<BillingWarning[]> {
  const repeated =
    earlier_job_id === null ? [] : [{ name: 'repeated-invoice-number', job: earlier_job_id } as const]
  if (job.mode !== 'live' || monthly_warning === null) return repeated
  const sums = store.readSums(oneMonth(job.account_id, monthOfTime(job.created_at)))
  const billed = await sums.then(billedOf, () => 0)
  if (billed < monthly_warning) return repeated
  return [...repeated, { name: 'monthly-warning', billed, cap: monthly_cap }]
}

/** A list of tokens with parameters (RFC 9651), such as `repeated-invoice-number;job="job_0…"`. */
export const headerOfWarnings = (warnings: readonly BillingWarning[]): string =>
  warnings
    .map(warning => {
      if (warning.name === 'repeated-invoice-number') return `${warning.name};job="${warning.job}"`
      const cap = warning.cap === null ? '' : `;cap=${warning.cap}`
      return `${warning.name};billed=${warning.billed}${cap}`
    })
    .join(', ')
