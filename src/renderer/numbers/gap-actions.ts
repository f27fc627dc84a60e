import type { NumberGap, NumberSeries } from '#contract/number-gaps.ts'
import { momentOf } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { attempt, leaveList, openInvoice } from '../invoice-list/list-actions.ts'
import type { Page } from '../state/app.ts'
import { hostValue } from '../state/host/unwrap-answer.ts'

/** What is on the screen counts as well, so it is saved first. */
export const showGaps = (page: Page): Promise<void> =>
  attempt(page, async () => {
    await page.documents.autosave.flushAll()
    const series = await hostValue(page.api.numberGaps())
    page.view.set({ overlay: { kind: 'number-gaps', series } })
  })

export async function openGap(page: Page, id: string): Promise<void> {
  page.view.set({ overlay: null, settings: null })
  await openInvoice(page, id)
  leaveList(page)
}

export const numberOf = ({ first, last, count }: NumberGap): string =>
  first === last ? first : say('gaps.range', { first, last, count })

export const reasonOf = ({ reason, carries }: NumberGap): string =>
  [say(`gaps.reason.${reason}`), carries === null ? '' : say('gaps.carries', { number: carries })]
    .filter(text => text !== '')
    .join(' ')

export const exportGaps = (
  page: Page,
  series: readonly NumberSeries[],
  to: 'file' | 'clipboard',
): Promise<void> =>
  attempt(page, async () => {
    const gaps = series.flatMap(each => each.gaps)
    const rows = [
      [say('gaps.number'), say('gaps.why'), say('gaps.customer'), say('gaps.taken')],
      ...gaps.map(gap => [
        numberOf(gap),
        reasonOf(gap),
        gap.customer,
        gap.takenAt === null ? '' : momentOf(gap.takenAt),
      ]),
    ]
    const saved = await hostValue(page.api.exportTable({ title: say('gaps.title'), rows, to }))
    if (to === 'clipboard') page.view.toast(say('gaps.copied'))
    else if (saved) page.view.toast(say('gaps.saved', { path: saved.path }))
  })
