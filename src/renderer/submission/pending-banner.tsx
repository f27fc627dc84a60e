import { useEffect, useState } from 'react'
import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { Button } from '../controls/button.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useOpenInvoice, useView } from '../state/use-app.ts'
import { Banner } from './banner.tsx'
import { pendingText } from './submission-text.ts'
import { keepAsDraft, replaceKey } from './submit-actions.ts'

const slowAfter = 8000

interface PendingBannerProps {
  submission: Submission | null
  isSending: boolean
}

export function PendingBanner({ submission, isSending }: PendingBannerProps) {
  const app = useApp()
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [isSending])

  const upload = useView(view => view.progress.template)
  if ((isSending || !submission) && upload && upload.done < upload.total)
    return (
      <Banner
        tone="info"
        icon="loader-circle"
        text={t('submit.template')}
        actions={
          <Button size="small" onClick={() => void app.api.cancelWork({ work: 'template' })}>
            {t('dialog.cancel')}
          </Button>
        }
      >
        <progress aria-label={t('submit.template')} value={upload.done} max={upload.total} />
      </Banner>
    )
  if (isSending || !submission) {
    return <Banner tone="info" icon="loader-circle" text={t(isSlow ? 'submit.slow' : 'submit.busy')} />
  }
  const isKeyRejected = submission.problem?.code === 'key_refused'
  return (
    <Banner
      tone={isKeyRejected ? 'danger' : 'info'}
      icon={submission.problem === null ? 'clock' : 'cloud-off'}
      text={pendingText(submission, type)}
      actions={
        <>
          {isKeyRejected && (
            <Button size="small" onClick={() => void replaceKey(app, submission.connectionId)}>
              {t('rejected.replace-key')}
            </Button>
          )}
          <Button size="small" onClick={() => void keepAsDraft(app, submission.invoiceId)}>
            {t('offline.keep')}
          </Button>
        </>
      }
    />
  )
}
