import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { ReplaceKeyButton } from '../connections/replace-key-button.tsx'
import { Button } from '../controls/button.tsx'
import { kindParams } from '../documents/type-names.ts'
import { t, textOf } from '../i18n/translate.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { Banner, ProblemDetails } from './banner.tsx'
import { templateAction } from './submit-actions.ts'

/** Rejected by the service, not billed; the invoice is a draft again. */
export function RejectedBanner({ submission }: { submission: Submission }) {
  const app = useApp()
  const { problem } = submission
  const isOwnKey = useHost(
    host =>
      host.connections?.connections.find(({ id }) => id === submission.connectionId)?.key?.name !== undefined,
  )
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const isKeyProblem =
    problem?.code === 'key_refused' || problem?.code === 'invalid_key' || problem?.status === 401
  const isAccountProblem = problem?.status === 402 || problem?.status === 403
  const action = problem ? templateAction(app, submission.connectionId, problem.message) : undefined
  const reason = problem === null ? '' : textOf(problem.message)
  const text = isKeyProblem
    ? problem.message.code === 'expired_key'
      ? t('rejected.key-expired')
      : t(isOwnKey ? 'rejected.key-ended' : 'rejected.key')
    : isAccountProblem
      ? t('rejected.account')
      : (problem?.fields.length ?? 0) > 0 || reason === ''
        ? t('rejected.fields', kindParams(type))
        : t('rejected.other', { reason })
  return (
    <Banner
      tone="danger"
      icon={isKeyProblem ? 'key-round' : 'circle-alert'}
      text={text}
      actions={
        isKeyProblem ? (
          <ReplaceKeyButton connectionId={submission.connectionId} />
        ) : (
          action && (
            <Button size="small" onClick={action.run}>
              {action.label}
            </Button>
          )
        )
      }
    >
      <ProblemDetails submission={submission} />
    </Banner>
  )
}
