import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { kindParams } from '../documents/type-names.ts'
import { t, textOf } from '../i18n/translate.ts'
import { useOpenInvoice } from '../state/use-app.ts'
import { ProblemDetails, StateMessage } from './state-message.tsx'
import { isKeyRefused } from './submission-text.ts'

/** Rejected by the service, not billed; the invoice is a draft again. */
export function RejectedMessage({ submission }: { submission: Submission }) {
  const { problem } = submission
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const isAccountProblem = problem?.status === 402 || problem?.status === 403
  const reason = problem === null ? '' : textOf(problem.message)
  const text = isKeyRefused(submission)
    ? t('rejected.key')
    : isAccountProblem
      ? t('rejected.account')
      : (problem?.fields.length ?? 0) > 0 || reason === ''
        ? t('rejected.fields', kindParams(type))
        : t('rejected.other', { reason })
  return (
    <StateMessage text={text}>
      <ProblemDetails submission={submission} />
    </StateMessage>
  )
}
