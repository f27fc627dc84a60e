import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { customerName } from '#core/draft/draft.ts'
import type { XmlFormat } from '#core/einvoice-formats.ts'
import { releasesOn, ruleDay } from '#core/einvoice-releases.ts'
import { leitwegIdIssues } from '#core/findings/leitweg-id.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { classNames } from '../controls/class-names.ts'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Icon } from '../controls/icon.tsx'
import { Progress } from '../controls/progress.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { sentences } from '../i18n/joined-texts.ts'
import { formatUnits } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { mayBeMarked } from '../mark-issued/mark-issued-actions.ts'
import { MarkIssuedCheckbox } from '../mark-issued/mark-issued-checkbox.tsx'
import { focusPath } from '../state/focus-field.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import type { CheckedEInvoice } from '../state/view/overlay.ts'
import styles from './checklist.module.css'
import { countOf, type Detail, detailsOf, type Owner } from './checklist.ts'
import { undoFilled } from './derived-details.ts'
import { isFillable } from './detail-field.tsx'
import { DetailRow } from './detail-row.tsx'
import { exportEInvoices, moveInChecklist } from './export-actions.ts'
import { FormatField } from './export-dialog.tsx'
import { keepDetails } from './keep-details.ts'
import { type Checklist, useChecklist } from './use-checklist.ts'

export interface ChecklistDialogProps {
  id: string
  checked: CheckedEInvoice
}

/** Lists what the e-invoice of the open invoice lacks, with a field for each detail, and saves its XML. */
export function ChecklistDialog({ id, checked }: ChecklistDialogProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const checklist = useChecklist(id, checked)
  const draft = useOpenInvoice(({ doc }) => doc.draft)
  const form = useRef<HTMLFormElement>(null)
  const [forCustomer, setForCustomer] = useState(true)
  const [marks, setMarks] = useState(false)
  const isMarkable = useOpenInvoice(mayBeMarked) ?? false
  const closing = useClosing({ id, checked, format: checklist.format, issues: checklist.issues, forCustomer })
  useEffect(() => focusOpenDetail(form.current), [])
  if (!draft) return null
  const typing = leitwegIdIssues(draft.buyer?.reference ?? '', checklist.format)
  // a detail without a field cannot be shown as done
  const details = detailsOf(draft, [...checklist.issues, ...typing], checklist.seen).filter(
    ({ path, state }) => state !== 'done' || isFillable(path),
  )
  const buyer = customerName(draft)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const from = document.activeElement
    const format = await checklist.check()
    if (format) await exportEInvoices(app, { ids: [id], format, marks }, closing.exported)
    else focusOpenDetail(form.current, from)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    moveInChecklist(app, checked, event.shiftKey ? 'redo' : 'undo')
  }

  return (
    <Dialog
      kind="form"
      title={t('einvoice.export.title', { count: 1 })}
      onClose={() => app.view.set({ overlay: null })}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={onKeyDown}
      >
        <FormatField format={checklist.chosen} onFormat={checklist.choose} />
        <Status details={details} format={checklist.format} />
        <p className={styles.releases}>
          {t('einvoice.export.releases', { releases: releasesText(checklist.format, draft.issue_date) })}
        </p>
        {readOnly ? (
          <>
            {countOf(details, 'missing', 'wrong') > 0 && <p>{t('einvoice.locked')}</p>}
            <FindingList
              issues={details.flatMap(({ owner, issues }) => (owner === 'format' ? [] : issues))}
              onChoose={path => focusPath(app, path)}
            />
          </>
        ) : (
          <>
            <Group owner="buyer" title={buyer || t('to.title')} {...{ details, checklist }} />
            <Group owner="seller" title={t('einvoice.details.seller')} {...{ details, checklist }} />
            <Group owner="invoice" title={t('einvoice.details.invoice')} {...{ details, checklist }} />
            {buyer !== '' && (
              <label className={styles.keep}>
                <Checkbox checked={forCustomer} onChange={event => setForCustomer(event.target.checked)} />
                {t('einvoice.keep', { name: buyer })}
              </label>
            )}
          </>
        )}
        {isMarkable && !readOnly && <MarkIssuedCheckbox isChosen={marks} onChoose={setMarks} />}
        <DialogActions>
          <Button onClick={() => app.view.set({ overlay: null })}>{t('dialog.close')}</Button>
          <Button type="submit" variant="primary">
            {t('einvoice.export.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Versions of the rules that apply to a document sent today or, if it is dated ahead, on its date. */
const releasesText = (format: XmlFormat, issueDate: string | undefined): string =>
  formatUnits(releasesOn(format, ruleDay(issueDate, localDateOf(new Date()))))

interface Closing extends ChecklistDialogProps {
  format: XmlFormat
  issues: CheckedEInvoice['issues']
  forCustomer: boolean
}

/** Keeps the filled-in details when the dialog closes in any way; does nothing without a change or an export. */
function useClosing({ id, checked, ...now }: Closing) {
  const app = useApp()
  const isOpen = useRef(true)
  const isExported = useRef(false)
  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // in development React unmounts and remounts effects at once, which is no closing
      queueMicrotask(() => {
        if (isOpen.current) return
        const keeping = { id, before: checked.before, isExported: isExported.current, ...latest.current }
        if (isExported.current || !undoFilled(app, id, checked.steps)) void keepDetails(app, keeping)
      })
    }
  }, [app, id, checked])
  return {
    exported: () => {
      isExported.current = true
    },
  }
}

/** Focuses the next missing or wrong detail after the focused one, or else the export button. */
function focusOpenDetail(form: HTMLFormElement | null, from: Element | null = null): void {
  const isOpen = ':is([data-state="missing"], [data-state="wrong"])'
  const fields = [
    ...(form?.querySelectorAll<HTMLElement>(`${isOpen} :is(input, select, textarea, button)`) ?? []),
  ].filter(field => field === from || !isFilled(field))
  const isAfter = (field: HTMLElement) =>
    from !== null && (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = fields.find(isAfter) ?? fields[0] ?? form?.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}

/** An electronic address counts as filled only with both parts. */
const isFilled = (field: HTMLElement): boolean =>
  field instanceof HTMLInputElement &&
  field.closest('[data-state="missing"]') !== null &&
  field.value.trim() !== ''

/** Shows the number of remaining details and announces it to screen readers. */
function Status({ details, format }: { details: readonly Detail[]; format: XmlFormat }) {
  const entries = details.filter(({ owner }) => owner !== 'format')
  const done = countOf(entries, 'done')
  const limits = details.filter(({ owner, state }) => owner === 'format' && state !== 'done')
  const isBlocked = countOf(limits, 'wrong') > 0
  return (
    <div className={styles.head} role="status">
      {limits.map(({ path, state, issues }) => (
        <p key={path} className={classNames(styles.limit, styles[state])}>
          <Icon icon="triangle-alert" size={16} />
          <span>{sentences(...issues.map(({ message }) => textOf(message)))}</span>
        </p>
      ))}
      {!isBlocked && (
        <p className={styles.status}>
          <strong>{statusText(entries, format)}</strong>
          {entries.length > 0 && <span>{t('einvoice.details.done', { done, all: entries.length })}</span>}
        </p>
      )}
      {entries.length > 0 && <Progress label={null} value={done} max={entries.length} />}
    </div>
  )
}

function statusText(details: readonly Detail[], format: XmlFormat): string {
  const name = t(`einvoice.name.${format}`)
  const missing = countOf(details, 'missing')
  const wrong = countOf(details, 'wrong')
  const warnings = countOf(details, 'warning')
  return sentences(
    missing > 0 && t('einvoice.details.missing', { count: missing, format: name }),
    wrong > 0 && t('einvoice.details.wrong', { count: wrong, format: name }),
    missing + wrong === 0 && t('einvoice.details.valid', { format: name }),
    warnings > 0 && t('einvoice.details.warnings', { count: warnings }),
  )
}

/** Limit of the displayed details; the others appear as these are completed. */
const maxShown = 40

interface GroupProps {
  owner: Owner
  title: string
  details: readonly Detail[]
  checklist: Checklist
}

function Group({ owner, title, details, checklist: { format, filled } }: GroupProps) {
  const all = details.filter(detail => detail.owner === owner)
  // in a long list, completed details are hidden
  const own = all.length > maxShown ? all.filter(({ state }) => state !== 'done') : all
  if (own.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ul className={styles.details}>
        {own.slice(0, maxShown).map(detail => (
          <DetailRow key={detail.path} detail={detail} format={format} filled={filled[detail.path]} />
        ))}
        {own.length > maxShown && <li>{t('checks.more', { count: own.length - maxShown })}</li>}
      </ul>
    </fieldset>
  )
}
