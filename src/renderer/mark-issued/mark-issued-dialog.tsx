import { useEffect, useRef, useState } from 'react'
import { type IssueMeans, issueMeans, maxReasonLength } from '#contract/issued-by.ts'
import type { MarkCandidate, MarkReview } from '#contract/mark-issued.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import { fixCandidate, isReady, kindsOf, openFinding } from '../batch/batch-actions.ts'
import { Button } from '../controls/button.tsx'
import { DateInput } from '../controls/date-input.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, type FieldMessage, TextField } from '../controls/text-field.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { sentences } from '../i18n/joined-texts.ts'
import { formatDateTime, uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import styles from './mark-issued.module.css'
import { confirmMark } from './mark-issued-actions.ts'

export interface MarkIssuedDialogProps {
  review: MarkReview
  /** preselected means; `null`: the exported file, if there is one */
  means: IssueMeans | null
}

/** Asks how documents that this program did not submit were issued, and explains the consequences. */
export function MarkIssuedDialog({ review: { today, candidates }, means: chosen }: MarkIssuedDialogProps) {
  const app = useApp()
  const ready = candidates.filter(isReady)
  const excluded = candidates.filter(candidate => !isReady(candidate))
  const hasFile = ready.some(({ files }) => files.some(({ isCurrent }) => isCurrent))
  const [means, setMeans] = useState<IssueMeans | ''>(chosen ?? (hasFile ? 'e_invoice' : ''))
  const [reason, setReason] = useState('')
  const [issuedOn, setIssuedOn] = useState(today)
  const [files, setFiles] = useState(() => newestFiles(ready))
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[data-path="means"] select')
    ;(first ?? form.current?.querySelector<HTMLElement>('button'))?.focus()
  }, [])
  const close = () => app.view.set({ overlay: null })
  const problems = isChecked ? problemsOf({ means, reason, issuedOn, today }) : {}
  const submit = () => {
    setIsChecked(true)
    const found = problemsOf({ means, reason, issuedOn, today })
    const [first] = Object.keys(found)
    if (first !== undefined || means === '')
      return form.current?.querySelector<HTMLElement>(`[data-path="${first}"] :is(input, select)`)?.focus()
    void confirmMark(app, ready, { means, reason, issuedOn, files: means === 'e_invoice' ? files : {} })
  }
  return (
    <Dialog
      kind="form"
      title={ready.length === 0 ? t('mark.none') : t('mark.title', kindsOf(ready))}
      onClose={close}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {ready.length > 0 && (
          <>
            <p>{t('mark.about')}</p>
            <DocumentList candidates={ready} />
            <FieldFrame label={t('mark.means')} path="means" message={problems.means}>
              {({ id, describedBy, isInvalid }) => (
                <select
                  id={id}
                  className={controls.control}
                  aria-describedby={describedBy}
                  aria-invalid={isInvalid || undefined}
                  value={means}
                  onChange={event => setMeans(event.target.value as IssueMeans | '')}
                >
                  {means === '' && <option value="">{t('mark.means.choose')}</option>}
                  {issueMeans.map(each => (
                    <option key={each} value={each}>
                      {t(`mark.means.${each}`)}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
            {means === 'e_invoice' && (
              <FileField
                candidates={ready}
                files={files}
                onFile={(id, sha256) => setFiles({ ...files, [id]: sha256 })}
              />
            )}
            <TextField
              label={t(means === 'other' ? 'mark.reason.needed' : 'mark.reason')}
              path="reason"
              value={reason}
              maxLength={maxReasonLength}
              onValue={setReason}
              message={problems.reason}
              hint={t('mark.reason.hint')}
            />
            <FieldFrame
              label={t('mark.date')}
              path="issuedOn"
              message={problems.issuedOn}
              className={styles.date}
            >
              {({ id, describedBy, isInvalid }) => (
                <DateInput
                  id={id}
                  value={issuedOn}
                  max={today}
                  onDate={setIssuedOn}
                  describedBy={describedBy}
                  isInvalid={isInvalid}
                />
              )}
            </FieldFrame>
            <p className={styles.hint}>{t('mark.no-pdf')}</p>
          </>
        )}
        {excluded.length > 0 && <ExcludedList candidates={excluded} />}
        <DialogActions>
          <Button onClick={close}>{t(ready.length === 0 ? 'dialog.close' : 'dialog.cancel')}</Button>
          {ready.length > 0 && (
            <Button type="submit" variant="primary">
              {t('mark.confirm')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

const newestFiles = (candidates: readonly MarkCandidate[]): Record<string, string | null> =>
  Object.fromEntries(
    candidates.map(({ id, files }) => [id, files.find(({ isCurrent }) => isCurrent)?.sha256 ?? null]),
  )

interface Typed {
  means: IssueMeans | ''
  reason: string
  issuedOn: string
  today: string
}

function problemsOf({ means, reason, issuedOn, today }: Typed): Partial<Record<keyof Typed, FieldMessage>> {
  const error = (message: string) => ({ severity: 'error', message }) as const
  const example = formatDate(today, uiLocale)
  return {
    ...(means === '' && { means: error(t('mark.means.missing')) }),
    ...(means === 'other' && reason.trim() === '' && { reason: error(t('mark.reason.missing')) }),
    ...(!isCalendarDate(issuedOn) && { issuedOn: error(t('field.date.wrong', { example })) }),
    ...(isCalendarDate(issuedOn) &&
      issuedOn > today && { issuedOn: error(t('mark.date.future', { today: example })) }),
  }
}

/** The documents to mark, with the findings that a live submission would ask about. */
function DocumentList({ candidates }: { candidates: readonly MarkCandidate[] }) {
  const app = useApp()
  return (
    <ul className={styles.documents} aria-label={t('mark.documents')}>
      {candidates.map(({ id, invoice_number, customer, payable, currency, warnings }) => (
        <li key={id}>
          <div className={styles.document}>
            <strong>
              <bdi>{invoice_number}</bdi>
            </strong>
            <span>
              <bdi>{customer || t('live.nobody')}</bdi>
            </span>
            <span>{payable !== null && formatMoney(payable, currency, uiLocale)}</span>
          </div>
          {warnings.length > 0 && (
            <details open={candidates.length === 1}>
              <summary>{t('checks.count', { count: warnings.length })}</summary>
              <FindingList issues={warnings} onChoose={path => void openFinding(app, id, path)} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

interface FileFieldProps {
  candidates: readonly MarkCandidate[]
  files: Readonly<Record<string, string | null>>
  onFile: (id: string, sha256: string | null) => void
}

/** The exported file that was sent; for several documents the newest file of each. */
function FileField({ candidates, files, onFile }: FileFieldProps) {
  const [only, ...others] = candidates
  if (!only) return null
  if (others.length > 0) {
    const count = Object.values(files).filter(sha256 => sha256 !== null).length
    return <p className={styles.hint}>{t('mark.files', { count, all: candidates.length })}</p>
  }
  const current = only.files.filter(({ isCurrent }) => isCurrent)
  const outdated = only.files.find(({ isCurrent }) => !isCurrent)
  const sha256 = files[only.id] ?? ''
  if (current.length === 0)
    return (
      <p className={styles.warning} role="status">
        {outdated ? t('mark.file.outdated', { name: outdated.name }) : t('mark.file.none')}
      </p>
    )
  return (
    <FieldFrame
      label={t('mark.file')}
      hint={sha256 === '' ? t('mark.file.none') : t('mark.file.hash', { sha256 })}
    >
      {({ id, describedBy }) => (
        <select
          id={id}
          className={controls.control}
          aria-describedby={describedBy}
          value={sha256}
          onChange={event => onFile(only.id, event.target.value || null)}
        >
          {current.map(file => (
            <option key={file.sha256} value={file.sha256}>
              {t('mark.file.option', {
                name: file.name,
                time: file.exportedAt === null ? '' : formatDateTime(file.exportedAt),
              })}
            </option>
          ))}
          <option value="">{t('mark.file.other')}</option>
        </select>
      )}
    </FieldFrame>
  )
}

function ExcludedList({ candidates }: { candidates: readonly MarkCandidate[] }) {
  const app = useApp()
  const title = t('mark.left-out', { count: candidates.length })
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.documents}>
        {candidates.map(({ id, type, invoice_number, customer, blockedBy, problems }) => (
          <li key={id} className={styles.excluded}>
            <div>
              <strong>
                <bdi>{invoice_number || t('list.no-number')}</bdi>
              </strong>{' '}
              <bdi>{customer}</bdi>
              <p>
                {blockedBy === null
                  ? sentences(...[...new Set(problems.map(({ message }) => textOf(message)))].slice(0, 3))
                  : t(`mark.blocked.${blockedBy}`, { kind: type })}
              </p>
            </div>
            {blockedBy === null && (
              <Button size="small" onClick={() => void fixCandidate(app, id)}>
                {t('batch.fix')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
