import { useCurrent } from '../state/use-app.ts'
import { PendingBanner } from './pending-banner.tsx'
import { Receipt } from './receipt.tsx'
import { RefusedBanner } from './rejected-banner.tsx'
import { UnknownBanner } from './unknown-banner.tsx'

/** What became of the submission, above the invoice that it belongs to. */
export function SubmissionPanel() {
  const submission = useCurrent(document => document.submission)
  const state = useCurrent(document => document.state)
  const isBusy = useCurrent(document => document.isLeaving)
  if (isBusy || state === 'sending') return <PendingBanner submission={submission ?? null} isSending />
  if (!submission) return null
  switch (state) {
    case 'queued':
      return <PendingBanner submission={submission} isSending={false} />
    case 'done':
      return <Receipt submission={submission} />
    case 'refused':
      return <RefusedBanner submission={submission} />
    case 'unknown':
      return <UnknownBanner submission={submission} />
    default:
      return null
  }
}
