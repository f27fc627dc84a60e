import { CircleAlert, KeyRound } from 'lucide-react'
import type { Submission } from '#contract/submission.ts'
import { Button } from '../controls/button.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { Banner } from './banner.tsx'
import { ProblemDetails } from './problem-details.tsx'
import { replaceKey } from './submit-actions.ts'

/** The service said no, so nothing was billed: the invoice is a draft again. */
export function RefusedBanner({ submission }: { submission: Submission }) {
  const page = usePage()
  const { problem } = submission
  const isKey = problem?.code === 'key_refused' || problem?.code === 'invalid_key' || problem?.status === 401
  const isAccount = problem?.status === 402 || problem?.status === 403
  const reason = problem?.message ?? ''
  const text = isKey
    ? say('refused.key')
    : isAccount
      ? say('refused.account')
      : (problem?.fields.length ?? 0) > 0 || reason === ''
        ? say('refused.fields')
        : say('refused.other', { reason })
  return (
    <Banner
      tone="danger"
      icon={isKey ? KeyRound : CircleAlert}
      text={text}
      actions={
        isKey && (
          <Button size="small" onClick={() => void replaceKey(page, submission.connectionId)}>
            {say('refused.replace-key')}
          </Button>
        )
      }
    >
      <ProblemDetails submission={submission} />
    </Banner>
  )
}
