import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import type { Submission } from '#contract/submission.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { useApp, useOpenInvoice, useView } from '../state/use-app.ts'
import { CountdownMessage } from './countdown.tsx'
import { CustomerOffer } from './customer-offer.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { PendingMessage } from './pending-message.tsx'
import { RejectedMessage } from './rejected-message.tsx'
import { deliveryProblem } from './submission-text.ts'
import { UnknownMessage } from './unknown-message.tsx'

/** The action that the state of the submission requires, in one sentence with its link; empty if none is required. */
export function SubmissionPanel({ isTestChanged }: { isTestChanged: boolean }) {
  const submission = useOpenInvoice(invoice => invoice.submission)
  const state = useOpenInvoice(invoice => invoice.state)
  const isBusy = useIsBusy()
  const countdown = useView(view => view.countdown)
  if (countdown) return <CountdownMessage {...countdown} />
  if (isBusy || state === 'sending') return <PendingMessage submission={null} />
  return submission && state ? messageOf(submission, state, isTestChanged) : null
}

const useIsBusy = () =>
  useOpenInvoice(invoice => invoice.isSubmitting || invoice.state === 'sending') ?? false

/** Focuses the result when a submission has ended or waits. */
export function useResultFocus(header: RefObject<HTMLElement | null>): void {
  const app = useApp()
  const isBusy = useIsBusy()
  const wantsFocus = useView(view => view.focusResult)
  useLayoutEffect(() => {
    if (!wantsFocus || isBusy) return
    header.current?.querySelector<HTMLElement>('[data-result]')?.focus()
    app.view.set({ focusResult: false })
  }, [wantsFocus, isBusy, app, header])
}

function messageOf(
  submission: Submission,
  state: Exclude<OpenInvoice['state'], 'sending'>,
  isTestChanged: boolean,
): ReactNode {
  switch (state) {
    case 'queued':
      return <PendingMessage submission={submission} />
    case 'done':
      return (
        <>
          <DeliveryMessage submission={submission} isChanged={isTestChanged} />
          {submission.mode === 'live' && <CustomerOffer />}
        </>
      )
    case 'refused':
      return <RejectedMessage submission={submission} />
    case 'unknown':
      return <UnknownMessage submission={submission} />
    case 'draft':
      return null
    default:
      return state satisfies never
  }
}

/** Problems of the delivered PDF only; the receipt has the other details. */
function DeliveryMessage({ submission, isChanged }: { submission: Submission; isChanged: boolean }) {
  const { invoiceId, delivery, mode } = submission
  const isKept = delivery?.state === 'kept'
  const isOutdated = mode === 'test' && isChanged && isKept && delivery.matchesPreview !== false
  const isWrong = deliveryProblem(delivery) !== null || (isKept && delivery.folderProblem !== undefined)
  return delivery && isWrong && !isOutdated ? (
    <DeliveryStatus id={invoiceId} delivery={delivery} isShort />
  ) : null
}
