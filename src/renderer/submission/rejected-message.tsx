import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { Button } from '../controls/button.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { isConnectedKey } from '../state/host/active-connection.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { ProblemDetails, StateMessage } from './state-message.tsx'
import { isKeyRefused } from './submission-text.ts'
import { templateAction } from './submit-actions.ts'

/** The service rejected the invoice, which was not billed and is a draft again. */
export function RejectedMessage({ submission }: { submission: Submission }) {
  const app = useApp()
  const { problem, connectionId } = submission
  const isOwnKey = useHost(host => isConnectedKey(host.connections, connectionId))
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const isAccountProblem = problem?.status === 402 || problem?.status === 403
  const action = problem ? templateAction(app, connectionId, problem.message) : undefined
  const reason = problem === null ? '' : textOf(problem.message)
  const [field] = problem?.fields ?? []
  const text = isKeyRefused(submission)
    ? problem?.message.code === 'expired_key'
      ? t('rejected.key-expired')
      : t(isOwnKey ? 'rejected.key-ended' : 'rejected.key')
    : isAccountProblem
      ? t('rejected.account')
      : field
        ? t('rejected.field', { kind: type, reason: textOf(field.message) })
        : reason === ''
          ? t('rejected.fields', { kind: type })
          : t('rejected.other', { reason })
  return (
    <StateMessage
      text={text}
      actions={
        action && (
          <Button size="small" onClick={action.run}>
            {action.label}
          </Button>
        )
      }
    >
      <ProblemDetails submission={submission} />
    </StateMessage>
  )
}
