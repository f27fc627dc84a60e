import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { parseItemPath } from '#core/json-path.ts'
import { Icon } from '../controls/icon.tsx'
import { say } from '../i18n/translate.ts'
import type { ItemField } from '../state/document/editor-doc.ts'
import { errorsOf, type Message } from '../state/document/field-messages.ts'
import { useCurrent, usePage, useView } from '../state/use-app.ts'
import styles from './editor.module.css'
import { focusField } from './focus-field.ts'
import { columnNames } from './line-items/column-names.ts'

/** What stops a submission, once one was tried, each with a link to its field. */
export function IssueSummary() {
  const page = usePage()
  const isShown = useCurrent(document => document.attempted || document.refusals.length > 0) ?? false
  const errors = useCurrent(errorsOf) ?? none
  const wantsFocus = useView(view => view.wantsSummary)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!wantsFocus || !summary.current) return
    page.view.set({ wantsSummary: false })
    summary.current.scrollIntoView({ block: 'nearest' })
    summary.current.querySelector('button')?.focus()
  })
  if (!isShown || errors.length === 0) return null
  return (
    <section ref={summary} className={styles.summary} aria-labelledby="issue-summary-title">
      <h2 id="issue-summary-title">
        <Icon of={TriangleAlert} />
        {say('issues.summary', { count: errors.length })}
      </h2>
      <ul>
        {errors.slice(0, shown).map(({ field, issue }) => (
          <li key={`${field} ${issue.code}`}>
            <button type="button" onClick={() => focusField(page, field)}>
              {lineOf(issue.path)}
              {issue.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const none: readonly Message[] = []
const shown = 12

/** The same words can be true of many lines, and of many cells in one. */
function lineOf(path: string): string {
  const item = parseItemPath(path)
  if (!item) return ''
  const { index, field } = item
  const column =
    field && field !== 'description' && field in columnNames ? columnNames[field as ItemField] : undefined
  const place = { line: index + 1 }
  return `${column ? say('issues.line.column', { ...place, column: say(column) }) : say('issues.line', place)} `
}
