import type { Submission } from '#contract/submission.ts'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import styles from './banner.module.css'

/** Details for support, selectable, without the key. */
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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
