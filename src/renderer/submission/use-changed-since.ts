import { useEffect, useState } from 'react'
import type { Submission } from '#contract/submission.ts'
import { fingerprintOfDraft } from '#core/draft/draft-text.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'

/** Whether the open invoice differs from the text that was submitted; going back to that text is no difference. */
export function useChangedSince({
  invoiceId: id,
  revision,
}: Pick<Submission, 'invoiceId' | 'revision'>): boolean {
  const app = useApp()
  const isOtherRevision =
    useOpenInvoice(invoice => invoice.revision !== revision || invoice.save.state !== 'saved') ?? false
  const [submitted, setSubmitted] = useState<{ id: string; revision: number; fingerprint: string } | null>(
    null,
  )
  const isKnown = submitted?.id === id && submitted.revision === revision
  useEffect(() => {
    if (!isOtherRevision || isKnown) return
    let isCurrent = true
    void app.api.readVersion({ id, revision }).then(answer => {
      if (isCurrent && answer.ok)
        setSubmitted({ id, revision, fingerprint: fingerprintOfDraft(answer.value) })
    })
    return () => {
      isCurrent = false
    }
  }, [app, id, revision, isOtherRevision, isKnown])
  const isSameText =
    useOpenInvoice(
      invoice =>
        isOtherRevision && isKnown && fingerprintOfDraft(invoice.doc.draft) === submitted?.fingerprint,
    ) ?? false
  return isOtherRevision && !isSameText
}
