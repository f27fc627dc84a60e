import { useOpenInvoice } from '../state/use-app.ts'
import { CustomerOffer } from './customer-offer.tsx'
import { PendingBanner } from './pending-banner.tsx'
import { Receipt } from './receipt.tsx'
import { RejectedBanner } from './rejected-banner.tsx'
import { UnknownBanner } from './unknown-banner.tsx'

/** State of the submission, above the invoice. */
export function SubmissionPanel() {
  const submission = useOpenInvoice(invoice => invoice.submission)
  const state = useOpenInvoice(invoice => invoice.state)
  const isBusy = useOpenInvoice(invoice => invoice.isSubmitting)
  if (isBusy || state === 'sending') return <PendingBanner submission={submission ?? null} isSending />
  if (!submission) return null
  switch (state) {
    case 'queued':
      return <PendingBanner submission={submission} isSending={false} />
    case 'done':
      return (
        <>
          <Receipt submission={submission} />
          {submission.mode === 'live' && <CustomerOffer />}
        </>
      )
    case 'refused':
      return <RejectedBanner submission={submission} />
    case 'unknown':
      return <UnknownBanner submission={submission} />
    default:
      return null
  }
}
