import type { Submission } from '#contract/submission.ts'
import { Button } from '../controls/button.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { ProblemDetails, StateMessage } from './state-message.tsx'
import { unknownText } from './submission-text.ts'

/**
 * The invoice may exist and, with a live key, may have been billed. If a repetition could bill twice, the service is
 * only queried; the user can also resolve it by looking into the account. A test needs no resolution.
 */
export function UnknownMessage({ submission }: { submission: Submission }) {
  const app = useApp()
  const { invoiceId: id, safeToRepeat, mode } = submission
  const variant = safeToRepeat ? 'quiet' : 'plain'
  const openResolveDialog = (found: 'created' | 'not_created') =>
    app.view.set({ overlay: { kind: 'resolve-unknown', id, found } })
  return (
    <StateMessage
      text={unknownText(submission)}
      actions={
        mode === 'live' && (
          <>
            <Button size="small" variant={variant} onClick={() => openResolveDialog('created')}>
              {t('unknown.created')}
            </Button>
            <Button size="small" variant={variant} onClick={() => openResolveDialog('not_created')}>
              {t('unknown.send-again')}
            </Button>
          </>
        )
      }
    >
      <ProblemDetails submission={submission} />
    </StateMessage>
  )
}
