import { useState } from 'react'
import { formatMoney } from '#core/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { uiLocale } from '../controls/locale.ts'
import { usePage } from '../state/use-page.ts'
import { say } from '../words.ts'
import styles from './live-dialog.module.css'
import { agreementOf, confirmLive } from './submit-actions.ts'

/** The one question before money is spent. What it shows is what the host is held to. */
export function LiveDialog({ id }: { id: string }) {
  const page = usePage()
  // Frozen when it opens: the person agrees to what they read.
  const [asked] = useState(() => {
    const document = page.documents.find(id)
    if (!document) return undefined
    const { draft } = document.doc
    const template = page.desk.store.getState().templates.find(({ name }) => name === draft.template)
    return {
      agreement: agreementOf(document),
      customer: draft.buyer?.name?.trim() || say('live.nobody'),
      lines: draft.items.length,
      template: template?.title ?? draft.template,
    }
  })
  if (!asked) return null
  const { agreement, customer, lines, template } = asked
  const close = () => page.view.set({ overlay: null })
  return (
    <Dialog kind="alert" title={say('live.title', { number: agreement.invoice_number })} onClose={close}>
      <dl className={styles.facts}>
        <dt>{say('live.to')}</dt>
        <dd>{customer}</dd>
        <dt>{say('live.total')}</dt>
        <dd>
          <strong>{formatMoney(agreement.payable, agreement.currency, uiLocale)}</strong>
          <span>{say('lines.count', { count: lines })}</span>
          <span>{template}</span>
        </dd>
      </dl>
      <p>{say('live.text')}</p>
      <DialogActions>
        <Button onClick={close}>{say('dialog.cancel')}</Button>
        <Button look="primary" onClick={() => void confirmLive(page, id, agreement)}>
          {say('live.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
