import { useEffect, useRef } from 'react'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './batch.module.css'
import { batchResultText, isBlockedByChangedKey, isBlockedByRejectedKey, isPending } from './batch-actions.ts'

/** Shows the progress of a batch in the status bar and announces its end once. */
export function BatchStatus() {
  const app = useApp()
  const batch = useHost(host => host.batch)
  const isRunning = batch?.items.some(isPending) ?? false
  const wasRunning = useRef(isRunning)
  const show = () => app.view.set({ overlay: { kind: 'batch' } })
  useEffect(() => {
    const isEnd = wasRunning.current && !isRunning && batch !== null
    wasRunning.current = isRunning
    if (!isEnd) return
    if (app.view.store.getState().overlay?.kind === 'batch') app.view.announce(batchResultText(batch))
    else
      app.view.toast(() => batchResultText(batch), {
        label: () => t('batch.show'),
        run: () => app.view.set({ overlay: { kind: 'batch' } }),
      })
  }, [isRunning, batch, app])
  if (!batch) return null
  const isBlocked = batch.items
    .filter(isPending)
    .every(item => isBlockedByRejectedKey(item) || isBlockedByChangedKey(item))
  const ended = batch.items.filter(({ state }) => state === 'done').length
  return (
    <button type="button" className={styles.status} onClick={show}>
      {isRunning
        ? t(isBlocked ? 'batch.held' : 'batch.running', { ended, count: batch.items.length })
        : batchResultText(batch)}
    </button>
  )
}
