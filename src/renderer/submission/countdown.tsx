import { useEffect, useRef, useState } from 'react'
import { AccountLine } from '../connections/account-line.tsx'
import { Button } from '../controls/button.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import type { Countdown } from '../state/view/overlay.ts'
import { cancelCountdown } from './count-down.ts'
import styles from './countdown.module.css'
import { amountOf } from './submission-text.ts'

/** State of a document during the countdown to its live submission. */
export function CountdownBadge({ seconds }: Countdown) {
  const left = useSecondsLeft(seconds)
  return (
    <StatusBadge isChip status="waiting" overdueDays={null} text={t('countdown.left', { count: left })} />
  )
}

/** Focused while displayed; Escape cancels too, wherever the focus is. */
export function CancelCountdown() {
  const app = useApp()
  const cancel = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const opener = document.activeElement
    cancel.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      cancelCountdown(app)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      const isFocusLost = document.activeElement === null || document.activeElement === document.body
      if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [app])

  return (
    <Button
      ref={cancel}
      className={styles.cancel}
      aria-keyshortcuts="Escape"
      // the Enter that started the submission may still be held down
      onKeyDown={event => event.repeat && event.preventDefault()}
      onClick={() => cancelCountdown(app)}
    >
      {t('dialog.cancel')}
      <Kbd keys="Esc" variant="plain" />
    </Button>
  )
}

/** The document to be sent, the account used, and the progress of the countdown. */
export function CountdownMessage({ question, seconds }: Countdown) {
  const { invoice_number: number } = question.confirmed
  return (
    <section className={styles.message} aria-label={t('countdown.title', { kind: question.type, number })}>
      <div aria-hidden="true" className={styles.track}>
        <div className={styles.bar} style={{ animationDuration: `${seconds}s` }} />
      </div>
      <p>
        {t('countdown.text', {
          kind: question.type,
          number,
          amount: amountOf(question.confirmed),
          customer: question.buyer.name || t('live.nobody'),
        })}
      </p>
      <AccountLine connectionId={question.connectionId} className={styles.account} />
    </section>
  )
}

/** For display only; the submission has its own timer. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((endsAt - performance.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
