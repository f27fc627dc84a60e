import type { ReactNode } from 'react'
import type { Submission } from '#contract/submission.ts'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import styles from './state-message.module.css'

interface StateMessageProps {
  text: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** Explains the state of a submission and the next step, below the header's properties. */
export function StateMessage({ text, actions, children }: StateMessageProps) {
  return (
    <section className={styles.message} aria-label={t('header.message')}>
      <div className={styles.line}>
        <p className={styles.text} tabIndex={-1} data-result="">
          {text}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}

/** Details for support without the key; the text can be selected. */
export function ProblemDetails({ submission }: { submission: Submission }) {
  const { problem, idempotencyKey, startedAt } = submission
  const facts = [
    [t('details.status'), problem?.status == null ? t('details.none') : String(problem.status)],
    [t('details.request'), problem?.requestId ?? t('details.none')],
    [t('details.idempotency'), idempotencyKey],
    [t('details.time'), formatDateTime(startedAt)],
  ] as const
  return (
    <details className={styles.details}>
      <summary>{t('details.show')}</summary>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
