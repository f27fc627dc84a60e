import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { App } from '../state/app.ts'
import { deliveryProblem, resultText } from './submission-text.ts'

/** Announces to screen readers how a submission ended, or that it waits. */
export function announceSubmission(app: App, submission: Submission): void {
  const draft = app.openInvoices.find(submission.invoiceId)?.doc.draft ?? {}
  const { text, isUrgent } = resultText(submission, documentTypeOf(draft))
  const problem = deliveryProblem(submission.delivery)
  if (problem !== null) app.view.alert(problem)
  if (isUrgent) app.view.alert(text)
  else app.view.announce(text)
}

/** Announces changes without a user action: waiting submissions that end, PDFs that arrive. */
export const announceSubmissions = (app: App): (() => void) =>
  app.openInvoices.store.subscribe((now, before) => {
    for (const [id, invoice] of Object.entries(now.open)) {
      const [submission, earlier] = [invoice.submission, before.open[id]?.submission]
      if (!submission || !earlier || submission === earlier || invoice.isSubmitting) continue
      if (submission.attemptId !== earlier.attemptId) continue
      if (submission.state !== earlier.state) announceSubmission(app, submission)
      const problem = deliveryProblem(submission.delivery)
      if (problem !== null && problem !== deliveryProblem(earlier.delivery)) app.view.alert(problem)
    }
  })
