import type { Decimal } from '#core/decimal.ts'
import type { InvoiceState } from '#core/invoice-state.ts'
import type { Issue } from '#core/issue.ts'
import type { KeyKind } from '#core/key.ts'
import type { Finding } from './finding.ts'

/** What became of an invoice that went out. */
export interface Submission {
  invoiceId: string
  /** the revision that was frozen */
  revision: number
  state: Exclude<InvoiceState, 'draft'>
  mode: KeyKind
  connectionId: string
  connectionName: string
  invoice_number: string
  /** of what was frozen */
  payable: Decimal
  currency: string
  /** belongs to this revision for ever */
  idempotencyKey: string
  startedAt: string
  finishedAt: string | null
  /** is asking again known not to bill again */
  safeToRepeat: boolean
  /** when done */
  jobId: string | null
  invoiceUrl: string | null
  delivery: Delivery | null
  /** when refused, unknown, or waiting for a connection */
  problem: ProblemView | null
}

/** The PDF that the service made, as kept on this computer. */
export type Delivery =
  | { state: 'fetching' }
  | {
      state: 'kept'
      path: string
      bytes: number
      /** `null`: it cannot be told, or not wholly */
      matchesPreview: boolean | null
      /** why, in the order of weight; absent in what was kept before findings were */
      findings?: Finding[]
    }
  | { state: 'failed'; message: string }

/** A failure as it may be shown: no key, no stack, no path of the program. */
export interface ProblemView {
  code: string
  message: string
  status: number | null
  requestId: string | null
  fields: Issue[]
}
