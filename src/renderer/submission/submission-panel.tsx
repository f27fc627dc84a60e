import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Submission } from '#contract/submission.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { useApp, useOpenInvoice, useView } from '../state/use-app.ts'
import { CustomerOffer } from './customer-offer.tsx'
import { IssuedReceipt } from './issued-receipt.tsx'
import { PendingBanner } from './pending-banner.tsx'
import { Receipt } from './receipt.tsx'
import { RejectedBanner } from './rejected-banner.tsx'
import { UnknownBanner } from './unknown-banner.tsx'

/** State of the submission, above the invoice. Its first text takes the focus when a submission has ended or waits. */
export function SubmissionPanel() {
  const app = useApp()
  const submission = useOpenInvoice(invoice => invoice.submission)
  const state = useOpenInvoice(invoice => invoice.state)
  const isBusy = useOpenInvoice(invoice => invoice.isSubmitting) === true || state === 'sending'
  const wantsFocus = useView(view => view.focusResult)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!wantsFocus || isBusy) return
    panel.current?.querySelector<HTMLElement>('[data-result]')?.focus()
    app.view.set({ focusResult: false })
  }, [wantsFocus, isBusy, app])
  return (
    <div ref={panel} className="contents">
      {isBusy ? (
        <PendingBanner submission={submission ?? null} isSending />
      ) : (
        submission && state && resultOf(submission, state)
      )}
    </div>
  )
}

function resultOf(submission: Submission, state: Exclude<OpenInvoice['state'], 'sending'>): ReactNode {
  switch (state) {
    case 'queued':
      return <PendingBanner submission={submission} isSending={false} />
    case 'done':
      return (
        <>
          {submission.issuedBy ? (
            <IssuedReceipt submission={submission} issuedBy={submission.issuedBy} />
          ) : (
            <Receipt submission={submission} />
          )}
          {submission.mode === 'live' && <CustomerOffer />}
        </>
      )
    case 'refused':
      return <RejectedBanner submission={submission} />
    case 'unknown':
      return <UnknownBanner submission={submission} />
    case 'draft':
      return null
    default:
      return state satisfies never
  }
}
