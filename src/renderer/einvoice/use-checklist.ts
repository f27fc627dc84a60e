import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { XmlFormat } from '#core/einvoice-formats.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import type { CheckedEInvoice } from '../state/view/overlay.ts'
import { detailPathsOf } from './checklist.ts'
import { restoreReplaced } from './derived-details.ts'
import { checkFor, checkSaved } from './export-actions.ts'

export interface Checklist extends CheckedEInvoice {
  /** the format chosen last; the findings are about `format`, which may still be the previous one */
  chosen: XmlFormat
  choose(format: XmlFormat): void
  /** saves and checks the invoice; returns the format if no rule of it is broken */
  check(): Promise<XmlFormat | undefined>
}

/** Checks the open invoice again after each saved change, and after another format was chosen. */
export function useChecklist(id: string, initial: CheckedEInvoice): Checklist {
  const app = useApp()
  const [checked, setChecked] = useState(initial)
  const [chosen, setChosen] = useState(initial.format)
  const latest = useRef(initial.format)
  /** includes details filled in by a check whose format is no longer chosen */
  const filledNow = useRef(initial.filled)
  const changing = useRef<Promise<void>>(Promise.resolve())
  const { format } = checked
  const revision = useOpenInvoice(invoice => (invoice.id === id ? invoice.revision : undefined))

  useEffect(() => {
    let isCurrent = revision !== undefined
    if (isCurrent)
      void withErrorNotice(app, async () => {
        const issues = await checkSaved(app, id, format)
        if (isCurrent) setChecked(now => withIssues(now, format, issues))
      })
    return () => {
      isCurrent = false
    }
  }, [app, id, format, revision])

  const change = (next: XmlFormat): Promise<void> =>
    withErrorNotice(app, async () => {
      restoreReplaced(app, id, filledNow.current)
      filledNow.current = {}
      await app.openInvoices.autosave.flush(id)
      const invoice = app.openInvoices.find(id)
      const found = invoice && (await checkFor(app, invoice, next))
      if (!found) return
      filledNow.current = { ...filledNow.current, ...found.filled }
      if (latest.current === next) setChecked({ ...found, before: initial.before, steps: initial.steps })
    })

  return {
    ...checked,
    chosen,
    choose(next) {
      latest.current = next
      setChosen(next)
      changing.current = change(next)
    },
    async check() {
      await changing.current
      const asked = latest.current
      let issues: CheckedEInvoice['issues'] | undefined
      await withErrorNotice(app, async () => {
        if (await app.openInvoices.autosave.flush(id)) issues = await checkSaved(app, id, asked)
      })
      if (!issues) return undefined
      const found = issues
      // rendered before the focus moves to the next missing detail
      flushSync(() => setChecked(now => withIssues(now, asked, found)))
      return found.some(({ severity }) => severity === 'error') ? undefined : asked
    },
  }
}

const withIssues = (
  now: CheckedEInvoice,
  format: XmlFormat,
  issues: CheckedEInvoice['issues'],
): CheckedEInvoice =>
  now.format === format
    ? { ...now, issues, seen: [...new Set([...now.seen, ...detailPathsOf(issues)])] }
    : now
