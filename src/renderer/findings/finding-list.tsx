import type { Issue } from '#core/errors/issue.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { parseItemPath } from '#core/json/json-path.ts'
import { Icon } from '../controls/icon.tsx'
import { sentences } from '../i18n/joined-texts.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { ItemField } from '../state/document/editor-doc.ts'
import styles from './findings.module.css'
import { distinctIssues } from './invoice-findings.ts'

/** Limit of the displayed findings; the others appear as these are resolved. */
const maxShown = 30

interface FindingListProps {
  issues: readonly Issue[]
  /** called with the path of the field */
  onChoose: (path: string) => void
}

/** Issues as links to their fields; an issue about the whole invoice is no link. */
export function FindingList({ issues: found, onChoose }: FindingListProps) {
  const issues = distinctIssues(found)
  return (
    <ul className={styles.list}>
      {issues.slice(0, maxShown).map(issue => (
        <li key={`${issue.path} ${issue.code} ${issue.message.code}`} className={styles[issue.severity]}>
          <Icon icon={issue.severity === 'info' ? 'circle-question-mark' : 'triangle-alert'} size={14} />
          {issue.path === '' ? (
            <span>{textOf(issue.message)}</span>
          ) : (
            <button type="button" onClick={() => onChoose(issue.path)}>
              {sentences(lineLabel(issue.path), textOf(issue.message))}
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

/** Prefix for messages that can apply to several lines and cells. */
export function lineLabel(path: string): string {
  const item = parseItemPath(path)
  if (!item) return ''
  const { index, field } = item
  const column =
    field && field !== 'description' && Object.hasOwn(itemFields, field)
      ? itemFields[field as ItemField].label
      : undefined
  const position = { line: index + 1 }
  return column ? t('issues.line.column', { ...position, column: t(column) }) : t('issues.line', position)
}
