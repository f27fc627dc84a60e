import type { NumberGap, NumberSeries } from '#contract/invoices.ts'
import { sentences } from '../i18n/joined-texts.ts'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { closeListOverlay, movingFocus, openInvoice, withErrorNotice } from '../state/invoice-actions.ts'

/** Saves first, because unsaved edits count as well. */
export const showGaps = (app: App): Promise<void> =>
  movingFocus(app, async () => {
    await app.openInvoices.autosave.flushAll()
    const series = await unwrap(app.api.numberGaps())
    app.view.set({ overlay: { kind: 'number-gaps', series } })
  })

export async function openGapInvoice(app: App, id: string): Promise<void> {
  app.view.set({ overlay: null, settings: null })
  await openInvoice(app, id)
  closeListOverlay(app)
}

export const gapNumber = ({ first, last, count }: NumberGap): string =>
  first === last ? first : t('gaps.range', { first, last, count })

export const gapReason = ({ reason, currentNumber }: NumberGap): string =>
  sentences(
    t(`gaps.reason.${reason}`),
    currentNumber !== null && t('gaps.current-number', { number: currentNumber }),
  )

export const exportGaps = (
  app: App,
  series: readonly NumberSeries[],
  to: 'file' | 'clipboard',
): Promise<void> =>
  withErrorNotice(app, async () => {
    const gaps = series.flatMap(each => each.gaps)
    const rows = [
      [t('gaps.number'), t('gaps.why'), t('gaps.customer'), t('gaps.taken')],
      ...gaps.map(gap => [
        gapNumber(gap),
        gapReason(gap),
        gap.customer,
        gap.takenAt === null ? '' : formatDateTime(gap.takenAt),
      ]),
    ]
    const saved = await unwrap(app.api.exportTable({ title: t('gaps.title'), rows, to }))
    if (to === 'clipboard') app.view.toast(() => t('gaps.copied'))
    else if (saved) app.view.toast(() => t('gaps.saved', { path: saved.path }))
  })
