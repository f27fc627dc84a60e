import type { Issue } from '#core/errors/issue.ts'
import type { InvoiceState } from '#core/invoice/document-status.ts'
import type { Message } from '#core/messages/message.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { Mode } from '#core/text/key.ts'
import type { Delivery } from './delivery.ts'
import type { IssuedByOtherMeans } from './issued-by.ts'

/** State and result of a submitted invoice. */
export interface Submission {
  /** each submission of an invoice has its own attempt */
  attemptId: string
  invoiceId: string
  /** the frozen revision */
  revision: number
  state: Exclude<InvoiceState, 'draft'>
  mode: Mode
  connectionId: string
  connectionName: string
  invoice_number: string
  /** amount of the frozen revision */
  payable: Decimal
  currency: string
  /** assigned to this revision permanently */
  idempotencyKey: string
  startedAt: string
  finishedAt: string | null
  /** whether repeating the request cannot be billed again */
  safeToRepeat: boolean
  /** set when done */
  jobId: string | null
  invoiceUrl: string | null
  /** for a document issued without a service; there is no connection, job or PDF then */
  issuedBy: IssuedByOtherMeans | null
  delivery: Delivery | null
  /** ISO 8601 instant at which an e-mail with the PDF was opened, or at which the user said that it was sent */
  emailedAt: string | null
  /** set when refused, unknown, or waiting for a connection */
  problem: ProblemView | null
}

/** A failure, without key, stack trace and internal path. */
export interface ProblemView {
  code: string
  message: Message
  status: number | null
  requestId: string | null
  fields: Issue[]
}
