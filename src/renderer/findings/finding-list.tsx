import type { Issue } from '#core/errors/issue.ts'
import { Icon } from '../controls/icon.tsx'
import { t, textOf } from '../i18n/translate.ts'
import styles from './findings.module.css'
import { lineLabel } from './line-label.ts'

/** More than fit on a screen; the rest appears as these are settled. */
const maxShown = 30

interface FindingListProps {
  issues: readonly Issue[]
  /** called with the path of the field */
  onChoose: (path: string) => void
}

/** Issues as links to their fields; one about the whole invoice has no field. */
export function FindingList({ issues, onChoose }: FindingListProps) {
  return (
    <ul className={styles.list}>
      {issues.slice(0, maxShown).map(issue => (
        <li key={`${issue.path} ${issue.code} ${issue.message.code}`} className={styles[issue.severity]}>
          <Icon icon={issue.severity === 'info' ? 'circle-question-mark' : 'triangle-alert'} size={14} />
          {issue.path === '' ? (
            <span>{textOf(issue.message)}</span>
          ) : (
            <button type="button" onClick={() => onChoose(issue.path)}>
              {lineLabel(issue.path)}
              {textOf(issue.message)}
            </button>
          )}
        </li>
      ))}
      {issues.length > maxShown && (
        <li className={styles.more}>{t('checks.more', { count: issues.length - maxShown })}</li>
      )}
    </ul>
  )
}
