import { useEffect, useState } from 'react'
import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { Button } from '../controls/button.tsx'
import { Progress } from '../controls/progress.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useOpenInvoice, useView } from '../state/use-app.ts'
import { StateMessage } from './state-message.tsx'
import { pendingText } from './submission-text.ts'

const slowAfter = 8000

/**
 * The reason why a submission waits.
 * @param submission `null` while it is sent, which is explained only if it takes long
 */
export function PendingMessage({ submission }: { submission: Submission | null }) {
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const [isSlow, setSlow] = useState(false)
  const isSending = submission === null
  const app = useApp()
  const upload = useView(view => view.progress.template)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [isSending])
  if (isSending && upload && upload.done < upload.total)
    return (
      <StateMessage
        text={t('submit.template')}
        actions={
          <Button size="small" onClick={() => void app.api.cancelWork({ work: 'template' })}>
            {t('dialog.cancel')}
          </Button>
        }
      >
        <Progress label={t('submit.template')} value={upload.done} max={upload.total} />
      </StateMessage>
    )
  if (submission === null) return isSlow && <StateMessage text={t('submit.slow')} />
  return <StateMessage text={pendingText(submission, type)} />
}
