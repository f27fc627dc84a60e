import { useEffect, useRef, useState } from 'react'
import { AccountLine } from '../connections/account-line.tsx'
import { Button } from '../controls/button.tsx'
import { kindParams } from '../documents/type-names.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useView } from '../state/use-app.ts'
import type { Countdown } from '../state/view/overlay.ts'
import { cancelCountdown } from './count-down.ts'
import styles from './countdown-card.module.css'
import { amountOf } from './submission-text.ts'

/** A live submission that starts when its time is over, with Cancel. */
export function CountdownCard() {
  const countdown = useView(view => view.countdown)
  return countdown && <Card key={countdown.question.revision} countdown={countdown} />
}

function Card({ countdown: { question, seconds } }: { countdown: Countdown }) {
  const app = useApp()
  const left = useSecondsLeft(seconds)
  const cancel = useRef<HTMLButtonElement>(null)
  const { invoice_number: number } = question.confirmed

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
    <section className={styles.card} aria-labelledby="countdown-title" aria-describedby="countdown-text">
      <h2 id="countdown-title" className={styles.title}>
        {t('countdown.title', { ...kindParams(question.type), number })}
        <span aria-hidden="true" className={styles.left}>
          {t('countdown.seconds', { count: left })}
        </span>
      </h2>
      <p id="countdown-text">
        {t('countdown.text', {
          ...kindParams(question.type),
          number,
          amount: amountOf(question.confirmed),
          customer: question.buyer.name || t('live.nobody'),
        })}
      </p>
      <AccountLine connectionId={question.connectionId} className={styles.account} />
      <div aria-hidden="true" className={styles.track}>
        <div className={styles.bar} style={{ animationDuration: `${seconds}s` }} />
      </div>
      <div className={styles.actions}>
        <Button
          ref={cancel}
          // the Enter that started the submission may still be held down
          onKeyDown={event => event.repeat && event.preventDefault()}
          onClick={() => cancelCountdown(app)}
        >
          {t('dialog.cancel')}
        </Button>
      </div>
    </section>
  )
}

/** For the eyes only; the submission has a timer of its own. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((endsAt - performance.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
