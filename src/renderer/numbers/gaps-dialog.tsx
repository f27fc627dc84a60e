import type { NumberGap, NumberSeries } from '#contract/number-gaps.ts'
import { NumberLink } from '../batch/number-link.tsx'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { momentOf } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { exportGaps, numberOf, openGap, reasonOf } from './gap-actions.ts'
import styles from './gaps.module.css'

/** What a tax office asks about: the numbers that no live invoice has, and why. */
export function GapsDialog({ series }: { series: readonly NumberSeries[] }) {
  const page = usePage()
  const close = () => page.view.set({ overlay: null })
  const hasGaps = series.some(({ gaps }) => gaps.length > 0)
  return (
    <Dialog kind="wide" title={say('gaps.title')} onClose={close}>
      <p>{say(series.length === 0 ? 'gaps.nothing' : 'gaps.about')}</p>
      <div className={styles.all}>
        {series.map(each => (
          <Series key={`${each.first} ${each.last}`} series={each} />
        ))}
      </div>
      <DialogActions>
        {hasGaps && (
          <>
            <Button onClick={() => void exportGaps(page, series, 'clipboard')}>{say('gaps.copy')}</Button>
            <Button onClick={() => void exportGaps(page, series, 'file')}>{say('gaps.save')}</Button>
          </>
        )}
        <Button look={hasGaps ? 'plain' : 'primary'} onClick={close}>
          {say('gaps.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Series({ series: { first, last, used, gaps, isCut } }: { series: NumberSeries }) {
  const title = say('gaps.series', { first, last, count: used })
  return (
    <section>
      <h3>{title}</h3>
      {gaps.length === 0 ? (
        <p className={styles.none}>{say('gaps.none')}</p>
      ) : (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say('gaps.number')}</th>
              <th scope="col">{say('gaps.why')}</th>
              <th scope="col">{say('gaps.customer')}</th>
              <th scope="col">{say('gaps.taken')}</th>
            </tr>
          </thead>
          <tbody>
            {gaps.map(gap => (
              <tr key={gap.first}>
                <td>
                  <GapNumber gap={gap} />
                </td>
                <td>{reasonOf(gap)}</td>
                <td>{gap.customer}</td>
                <td>{gap.takenAt !== null && momentOf(gap.takenAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isCut && <p className={styles.none}>{say('gaps.cut')}</p>}
    </section>
  )
}

function GapNumber({ gap }: { gap: NumberGap }) {
  const page = usePage()
  const { invoiceId } = gap
  if (invoiceId === null) return <bdi>{numberOf(gap)}</bdi>
  return <NumberLink number={gap.first} onClick={() => void openGap(page, invoiceId)} />
}
