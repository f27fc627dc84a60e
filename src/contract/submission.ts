import type { Issue } from '#core/errors/issue.ts'
import type { InvoiceState } from '#core/invoice/document-status.ts'
import type { Message } from '#core/messages/message.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { Mode } from '#core/text/key.ts'
import type { Delivery } from './delivery.ts'
import type { IssuedByOtherMeans } from './issued-by.ts'

/** State and result of a submitted invoice. */
export interface Submission {
  /** an invoice has a new attempt for each submission */
  attemptId: string
  invoiceId: string
  /** the frozen revision */
  revision: number
  state: Exclude<InvoiceState, 'draft'>
  mode: Mode
  connectionId: string
  connectionName: string
  invoice_number: string
  /** of the frozen revision */
  payable: Decimal
  currency: string
  /** assigned to this revision permanently */
  idempotencyKey: string
  startedAt: string
  finishedAt: string | null
  /** whether repeating the request is known not to bill again */
  safeToRepeat: boolean
  /** when done */
  jobId: string | null
  invoiceUrl: string | null
  /** of a document that left without a service; then there is no connection, job or PDF */
  issuedBy: IssuedByOtherMeans | null
  delivery: Delivery | null
  /** when an e-mail with the PDF was opened, or the person said that it was sent */
  emailedAt: string | null
  /** when refused, unknown, or waiting for a connection */
  problem: ProblemView | null
}

/** A failure without key, stack trace or internal path. */
export interface ProblemView {
  code: string
  message: Message
  status: number | null
  requestId: string | null
  fields: Issue[]
}
