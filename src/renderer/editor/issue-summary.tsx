import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../controls/icon.tsx'
import { lineLabel } from '../findings/finding-list.tsx'
import { sentences } from '../i18n/joined-texts.ts'
import { t, textOf } from '../i18n/translate.ts'
import { errorsOf, type Message } from '../state/document/field-messages.ts'
import { focusField } from '../state/focus-field.ts'
import { useApp, useOpenInvoice, useView } from '../state/use-app.ts'
import styles from './editor.module.css'

/** Lists the errors that block a submission after an attempt, each with a link to its field. */
export function IssueSummary() {
  const app = useApp()
  const isShown =
    useOpenInvoice(invoice => invoice.submitAttempted || invoice.serviceIssues.length > 0) ?? false
  const errors = useOpenInvoice(errorsOf) ?? noMessages
  const wantsFocus = useView(view => view.focusSummary)
  const summary = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!wantsFocus) return
    // reset, so that a later summary does not take the focus from a field; without a summary, the message of the
    // rejection gets the focus
    app.view.set({ focusSummary: false, focusResult: summary.current === null })
    summary.current?.scrollIntoView({ block: 'nearest' })
    summary.current?.querySelector('button')?.focus()
  }, [wantsFocus, app])
  if (!isShown || errors.length === 0) return null
  return (
    <section ref={summary} className={styles.summary} aria-labelledby="issue-summary-title">
      <h2 id="issue-summary-title">
        <Icon icon="triangle-alert" />
        {t('issues.summary', { count: errors.length })}
      </h2>
      <ul>
        {errors.slice(0, maxShown).map(({ field, issue }) => (
          <li key={`${field} ${issue.code}`}>
            <button type="button" onClick={() => focusField(app, field)}>
              {sentences(lineLabel(issue.path), textOf(issue.message))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const noMessages: readonly Message[] = []
const maxShown = 12
