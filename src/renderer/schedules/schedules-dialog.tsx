import { useState } from 'react'
import type { ScheduleView } from '#contract/schedules.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import {
  changeSchedule,
  editSchedule,
  type ScheduleChange,
  showDue,
  undoScheduleChange,
} from './schedule-actions.ts'
import styles from './schedules.module.css'

const nameOf = ({ invoice_number, customer }: ScheduleView): string =>
  [invoice_number || t('list.no-number'), customer].filter(Boolean).join(' ')

/** All schedules with their next dates. */
export function SchedulesDialog({ initial }: { initial: readonly ScheduleView[] }) {
  const app = useApp()
  const [schedules, setSchedules] = useState(initial)
  const [done, setDone] = useState<string | null>(null)
  /** ids of the changes made here that can be undone, latest last */
  const [changes, setChanges] = useState<readonly string[]>([])
  const latest = changes.at(-1)
  const close = () => app.view.set({ overlay: null })
  const due = schedules.reduce((sum, schedule) => sum + schedule.due, 0)

  const change = async (schedule: ScheduleView, kind: ScheduleChange) => {
    const changed = await changeSchedule(app, schedule, kind)
    if (!changed) return
    setSchedules(changed.schedules)
    setDone(t(`schedules.done.${kind}`, { invoice: nameOf(schedule) }))
    setChanges([...changes, changed.changeId])
  }
  const undo = async (changeId: string) => {
    const found = await undoScheduleChange(app, changeId)
    if (!found) return
    setSchedules(found)
    setDone(t('schedules.undone'))
    setChanges(changes.filter(each => each !== changeId))
  }

  return (
    <Dialog kind="wide" title={t('schedules.title')} onClose={close}>
      {schedules.length === 0 ? (
        <p>{t('schedules.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className={styles.scroll} tabIndex={0} aria-label={t('schedules.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('schedules.invoice')}</th>
                <th scope="col">{t('schedules.interval')}</th>
                <th scope="col">{t('schedules.next')}</th>
                <th scope="col" className={styles.amount}>
                  {t('schedules.amount')}
                </th>
                <th scope="col">{t('schedules.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {schedules.map(schedule => (
                <ScheduleRow key={schedule.id} schedule={schedule} onChange={change} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className={styles.done} role="status">
        {done && <span>{done}</span>}
        {latest !== undefined && (
          <Button variant="link" size="small" onClick={() => void undo(latest)}>
            {t('schedules.undo')}
          </Button>
        )}
      </div>
      <DialogActions>
        <Button onClick={close}>{t('dialog.close')}</Button>
        {due > 0 && (
          <Button variant="primary" onClick={() => void showDue(app)}>
            {t('schedules.review', { count: due })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ScheduleRowProps {
  schedule: ScheduleView
  onChange: (schedule: ScheduleView, kind: ScheduleChange) => Promise<void>
}

function ScheduleRow({ schedule, onChange }: ScheduleRowProps) {
  const app = useApp()
  const { interval, next, payable, currency, isPaused, isSourceMissing, due, customer, invoice_number } =
    schedule
  const invoice = nameOf(schedule)
  const action = (kind: ScheduleChange) => (
    <Button
      variant="link"
      size="small"
      aria-label={t(`schedules.${kind}-of`, { invoice })}
      onClick={() => void onChange(schedule, kind)}
    >
      {t(`schedules.${kind}`)}
    </Button>
  )
  return (
    <tr>
      <td className={styles.text}>
        <bdi>{customer || t('list.no-customer')}</bdi>
        <small className={isSourceMissing ? styles.problem : undefined}>
          {isSourceMissing ? t('schedules.source-missing') : invoice_number}
        </small>
      </td>
      <td>{t(`schedules.${interval.unit}`, { count: interval.every })}</td>
      <td>
        {next === null ? t('schedules.ended') : formatDate(next, uiLocale)}
        <small>{isPaused ? t('schedules.paused') : due > 0 && t('schedules.due', { count: due })}</small>
      </td>
      <td className={styles.amount}>
        {payable === null ? t('amount.none') : formatMoney(payable, currency, uiLocale)}
      </td>
      <td>
        <div className={styles.rowActions}>
          {!isSourceMissing && (
            <Button
              variant="link"
              size="small"
              aria-label={t('schedules.edit-of', { invoice })}
              onClick={() => void editSchedule(app, schedule)}
            >
              {t('schedules.edit')}
            </Button>
          )}
          {next !== null && action(isPaused ? 'resume' : 'pause')}
          {next !== null && action('end')}
          {action('delete')}
        </div>
      </td>
    </tr>
  )
}
