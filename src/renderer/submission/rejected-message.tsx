import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { Button } from '../controls/button.tsx'
import { isConnectedKey } from '../state/host/active-connection.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { ProblemDetails, StateMessage } from './state-message.tsx'
import { rejectedText } from './submission-text.ts'
import { templateAction } from './submit-actions.ts'

/** The service rejected the invoice, which was not billed and is a draft again. */
export function RejectedMessage({ submission }: { submission: Submission }) {
  const app = useApp()
  const { problem, connectionId } = submission
  const isOwnKey = useHost(host => isConnectedKey(host.connections, connectionId))
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const action = problem ? templateAction(app, connectionId, problem.message) : undefined
  return (
    <StateMessage
      text={rejectedText(submission, type, isOwnKey)}
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
