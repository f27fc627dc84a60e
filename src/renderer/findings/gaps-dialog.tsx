import type { NumberGap, NumberSeries } from '#contract/invoices.ts'
import { Button, NumberLink } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { exportGaps, gapNumber, gapReason, openGapInvoice } from './gap-actions.ts'
import styles from './gaps.module.css'

/** Report for tax audits: numbers that no live invoice uses, with the reason. */
export function GapsDialog({ series }: { series: readonly NumberSeries[] }) {
  const app = useApp()
  const close = () => app.view.set({ overlay: null })
  const hasGaps = series.some(({ gaps }) => gaps.length > 0)
  return (
    <Dialog title={t('gaps.title')} onClose={close}>
      <p>{t(series.length === 0 ? 'gaps.nothing' : 'gaps.about')}</p>
      <div className={styles.all}>
        {series.map(each => (
          <Series key={`${each.first} ${each.last}`} series={each} />
        ))}
      </div>
      <DialogActions>
        {hasGaps && (
          <>
            <Button onClick={() => void exportGaps(app, series, 'clipboard')}>{t('gaps.copy')}</Button>
            <Button onClick={() => void exportGaps(app, series, 'file')}>{t('gaps.save')}</Button>
          </>
        )}
        <Button variant={hasGaps ? 'plain' : 'primary'} onClick={close}>
          {t('gaps.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Series({ series: { first, last, used, gaps, isCut } }: { series: NumberSeries }) {
  const title = t('gaps.series', { first, last, count: used })
  return (
    <section>
      <h3>{title}</h3>
      {gaps.length === 0 ? (
        <p className={styles.none}>{t('gaps.none')}</p>
      ) : (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('gaps.number')}</th>
              <th scope="col">{t('gaps.why')}</th>
              <th scope="col">{t('gaps.customer')}</th>
              <th scope="col">{t('gaps.taken')}</th>
            </tr>
          </thead>
          <tbody>
            {gaps.map(gap => (
              <tr key={gap.first}>
                <td>
                  <GapNumber gap={gap} />
                </td>
                <td>{gapReason(gap)}</td>
                <td>
                  <bdi>{gap.customer}</bdi>
                </td>
                <td>{gap.takenAt !== null && formatDateTime(gap.takenAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isCut && <p className={styles.none}>{t('gaps.cut')}</p>}
    </section>
  )
}

function GapNumber({ gap }: { gap: NumberGap }) {
  const app = useApp()
  const { invoiceId } = gap
  if (invoiceId === null) return <bdi>{gapNumber(gap)}</bdi>
  return <NumberLink number={gap.first} onClick={() => void openGapInvoice(app, invoiceId)} />
}
