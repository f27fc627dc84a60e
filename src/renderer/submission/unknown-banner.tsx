import { CircleHelp } from 'lucide-react'
import type { Submission } from '#contract/submission.ts'
import { Button } from '../controls/button.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { Banner } from './banner.tsx'
import { ProblemDetails } from './problem-details.tsx'
import { unknownWords } from './submission-text.ts'
import { checkAgain } from './submit-actions.ts'

/**
 * It may exist and may have been billed. Where sending again could bill twice, the service is only asked; what the
 * person finds in their account ends the doubt in any case.
 */
export function UnknownBanner({ submission }: { submission: Submission }) {
  const page = usePage()
  const { invoiceId: id, safeToRepeat } = submission
  const look = safeToRepeat ? 'quiet' : 'plain'
  const settle = (found: 'created' | 'not_created') =>
    page.view.set({ overlay: { kind: 'settle', id, found } })
  return (
    <Banner
      tone="warn"
      icon={CircleHelp}
      text={unknownWords(submission)}
      actions={
        <>
          <Button size="small" onClick={() => void checkAgain(page, id)}>
            {say(safeToRepeat ? 'unknown.check' : 'unknown.ask')}
          </Button>
          <Button size="small" look={look} onClick={() => settle('created')}>
            {say('unknown.created')}
          </Button>
          <Button size="small" look={look} onClick={() => settle('not_created')}>
            {say('unknown.send-again')}
          </Button>
        </>
      }
    >
      <ProblemDetails submission={submission} />
    </Banner>
  )
}
