import { useEffect, useRef } from 'react'
import { say } from '../i18n/translate.ts'
import { useDesk, usePage } from '../state/use-app.ts'
import styles from './batch.module.css'
import { isHeldByChange, isHeldByRefusal, isOpen, resultOf } from './batch-actions.ts'

/** In the status bar, because it goes on whatever is on the screen; its end is told once. */
export function BatchStatus() {
  const page = usePage()
  const batch = useDesk(desk => desk.batch)
  const isRunning = batch?.items.some(isOpen) ?? false
  const wasRunning = useRef(isRunning)
  const show = () => page.view.set({ overlay: { kind: 'batch' } })
  useEffect(() => {
    const isEnd = wasRunning.current && !isRunning && batch !== null
    wasRunning.current = isRunning
    if (!isEnd) return
    if (page.view.store.getState().overlay?.kind === 'batch') page.view.announce(resultOf(batch))
    else
      page.view.toast(resultOf(batch), {
        label: say('batch.show'),
        run: () => page.view.set({ overlay: { kind: 'batch' } }),
      })
  }, [isRunning, batch, page])
  if (!batch) return null
  const isHeld = batch.items.filter(isOpen).every(item => isHeldByRefusal(item) || isHeldByChange(item))
  const ended = batch.items.filter(({ state }) => state === 'done').length
  return (
    <button type="button" className={styles.status} onClick={show}>
      {isRunning
        ? say(isHeld ? 'batch.held' : 'batch.running', { ended, count: batch.items.length })
        : resultOf(batch)}
    </button>
  )
}
