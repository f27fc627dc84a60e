import { type DraftItem, emptyItem, withLineKind } from '#core/draft/draft.ts'
import { isBlankItem } from '#core/draft/draft-fields.ts'
import { isPriced, isUnpricedKind, type LineKind } from '#core/line-kind.ts'
import { sentences } from '../../i18n/joined-texts.ts'
import { t } from '../../i18n/translate.ts'
import type { App } from '../../state/app.ts'
import { type Recipe, setItemText, setLineKind } from '../../state/document/editor-doc.ts'
import { currentDoc, insertLine, requestFocus, undoOfLastStep } from './line-actions.ts'

/** Kinds that a line can be converted to; subtotals are inserted instead. */
export const convertibleKinds = ['heading', 'text', 'optional', 'item'] as const

type TargetKind = LineKind | 'item'

const kindOf = (as: TargetKind): LineKind | undefined => (as === 'item' ? undefined : as)

/** Whether a line has this kind already. */
export const isOfKind = (item: DraftItem | undefined, as: TargetKind): boolean =>
  (item?.kind || 'item') === as

const edit = (app: App, as: TargetKind, recipe: Recipe): boolean =>
  app.openInvoices.edit({ label: `turn.${as}`, coalesceKey: null, recipe })

/** Converts a line to another kind. If its numbers are removed, a message says so and offers undo. */
export function convertLine(app: App, row: number, as: TargetKind) {
  const { draft, rowKeys } = currentDoc(app) ?? {}
  const [before, rowKey = ''] = [draft?.items[row], rowKeys?.[row]]
  if (!before || isOfKind(before, as) || !edit(app, as, setLineKind(row, kindOf(as)))) return
  const text = t(`lines.turned.${as}`, { line: row + 1 })
  const focus = () => requestFocus(app, row, 'description')
  const turnBack = () =>
    edit(app, before.kind === 'optional' ? 'optional' : 'item', doc => {
      const at = doc.rowKeys.indexOf(rowKey)
      if (at !== -1) doc.draft.items[at] = before
    })
  if (isUnpricedKind(as) && hasNumbers(before))
    app.view.toast(() => sentences(text, t('lines.turned.without-numbers')), {
      label: () => t('list.undo'),
      run: undoOfLastStep(app, turnBack, focus),
    })
  else app.view.announce(text)
  focus()
}

const hasNumbers = (item: DraftItem): boolean =>
  isPriced(item) && !isBlankItem({ ...item, kind: '', description: '' })

const kindsByPrefix: Partial<Record<string, LineKind>> = { '# ': 'heading', '= ': 'subtotal' }

/**
 * Converts a formerly blank line to the kind denoted by the first two typed characters, which are removed.
 * @returns whether it was converted
 */
export function convertByPrefix(app: App, rowKey: string, typed: string): boolean {
  // East Asian input types full-width characters
  const kind = kindsByPrefix[typed.normalize('NFKC')]
  const row = currentDoc(app)?.rowKeys.indexOf(rowKey) ?? -1
  const item = currentDoc(app)?.draft.items[row]
  if (!kind || !item || !isBlankItem({ ...item, description: '' })) return false
  const isConverted = edit(app, kind, doc => {
    setItemText(rowKey, 'description', '')(doc)
    setLineKind(row, kind)(doc)
  })
  if (isConverted) app.view.announce(t(`lines.turned.${kind}`, { line: row + 1 }))
  return isConverted
}

/** Inserts a subtotal in place of a blank line, or below the line. */
export function insertSubtotal(app: App, row: number) {
  const item = currentDoc(app)?.draft.items[row]
  if (item && isBlankItem(item)) convertLine(app, row, 'subtotal')
  else insertLine(app, row + 1, withLineKind(emptyItem(), 'subtotal'), 'turn.subtotal')
}
