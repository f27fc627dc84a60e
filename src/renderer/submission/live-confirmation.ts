import type { Connection } from '#contract/connections.ts'
import type { TemplateSummary } from '#contract/preview.ts'
import type { BatchCandidate } from '#contract/submission-operations.ts'
import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { isSent, type RequestFields, sentFields } from '#core/invoice/request-fields.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { distinctIssues } from '../findings/invoice-findings.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import type { LiveConfirmation } from '../state/view/overlay.ts'

export function liveConfirmationOf(
  { id, revision, doc }: OpenInvoice,
  connection: Connection,
  templates: readonly TemplateSummary[],
  { seller, buyer, dueDate, problems, warnings }: BatchCandidate,
  /** findings of the preview and of a rejection by the host */
  otherFindings: readonly Issue[],
): LiveConfirmation {
  const sent = invoiceToSend(doc.draft, connection.requestFields)
  return {
    id,
    revision,
    connectionId: connection.id,
    type: documentTypeOf(doc.draft),
    confirmed: {
      invoice_number: sent.invoice_number,
      payable: totalsOf(sent).payable,
      currency: sent.currency ?? defaultCurrency,
    },
    seller,
    buyer,
    dueDate,
    arePartiesSent: isSent('buyer', connection.requestFields),
    lines: sent.items.filter(isSummed).length,
    template: templates.find(({ name }) => name === sent.template)?.title ?? sent.template,
    findings: distinctIssues([...problems, ...warnings, ...otherFindings]),
  }
}

/** The invoice as the host would send it through this connection. */
function invoiceToSend(draft: Draft, fields: RequestFields): RenderableInvoice {
  const read = invoiceOfDraft(draft)
  return sentFields(read.ok ? read.invoice : renderableDraft(draft), fields)
}
