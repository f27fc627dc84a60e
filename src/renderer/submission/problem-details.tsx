import type { Submission } from '#contract/submission.ts'
import { momentOf } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import styles from './banner.module.css'

/** What support would ask for. It can be selected and copied, and holds no key. */
export function ProblemDetails({ submission }: { submission: Submission }) {
  const { problem, idempotencyKey, startedAt } = submission
  const facts = [
    [say('details.status'), problem?.status == null ? say('details.none') : String(problem.status)],
    [say('details.request'), problem?.requestId ?? say('details.none')],
    [say('details.idempotency'), idempotencyKey],
    [say('details.time'), momentOf(startedAt)],
  ] as const
  return (
    <details className={styles.details}>
      <summary>{say('details.show')}</summary>
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
