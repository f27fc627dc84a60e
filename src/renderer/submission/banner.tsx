import type { ReactNode } from 'react'
import type { Submission } from '#contract/submission.ts'
import { classNames } from '../controls/class-names.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import styles from './banner.module.css'
import panel from './panel.module.css'

interface BannerProps {
  tone: 'danger' | 'warn' | 'info'
  icon: IconName
  text: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A persistent message with actions. */
export function Banner({ tone, icon, text, actions, children }: BannerProps) {
  return (
    <section className={classNames(panel.panel, styles.banner, styles[tone])}>
      <Icon icon={icon} />
      <div className={panel.content}>
        <p className={styles.text} tabIndex={-1} data-result="">
          {text}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </section>
  )
}

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
