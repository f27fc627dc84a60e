import { CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Submission } from '#contract/submission.ts'
import { Button } from '../controls/button.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { Banner } from './banner.tsx'
import { keepAsDraft, replaceKey } from './submit-actions.ts'

const slowAfter = 8000

interface PendingBannerProps {
  submission: Submission | null
  isSending: boolean
}

export function PendingBanner({ submission, isSending }: PendingBannerProps) {
  const page = usePage()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [isSending])

  if (isSending || !submission) {
    return <Banner tone="info" icon={LoaderCircle} text={say(isSlow ? 'submit.slow' : 'submit.busy')} />
  }
  const isKey = submission.problem?.code === 'key_refused'
  return (
    <Banner
      tone={isKey ? 'danger' : 'info'}
      icon={CloudOff}
      text={wordsOf(submission, isKey)}
      actions={
        <>
          {isKey && (
            <Button size="small" onClick={() => void replaceKey(page, submission.connectionId)}>
              {say('refused.replace-key')}
            </Button>
          )}
          <Button size="small" onClick={() => void keepAsDraft(page, submission.invoiceId)}>
            {say('offline.keep')}
          </Button>
        </>
      }
    />
  )
}

function wordsOf({ problem }: Submission, isKey: boolean): string {
  if (isKey) return say('queued.key')
  if (problem === null) return say('queued.waiting')
  return problem.code === 'unreachable' ? say('queued.offline') : problem.message
}
