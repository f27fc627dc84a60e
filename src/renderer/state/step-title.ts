import type { UndoTitles } from '#contract/operations/desktop-api.ts'
import { labelAt } from '#core/fields/find-field.ts'
import { onLanguageChange } from '../i18n/language.ts'
import { t } from '../i18n/translate.ts'
import type { App } from './app.ts'
import type { StepName, UndoStep } from './document/undo-history.ts'

/** Parameters for the title of an undo step: "Undo typing in “Description”", "Undo deleting a line". */
export function describeStep({
  coalesceKey,
  isAtomic,
  label,
}: Pick<UndoStep, 'coalesceKey' | 'isAtomic' | 'label'>): { step: StepName; field: string } {
  const name = coalesceKey === null ? undefined : labelAt(pathOf(coalesceKey))
  if (name === undefined) return { step: label, field: '' }
  return { step: isAtomic ? 'pasted' : 'typed', field: t(name) }
}

export const issuedMark: ReturnType<typeof describeStep> = { step: 'mark-issued', field: '' }

/** Path of a field by its coalesce key, such as `row-7.quantity` or `charges[0].amount`. */
const pathOf = (key: string): string[] =>
  key.split('.').map(step => (step.startsWith('row-') ? 'items' : step.replace(/\[\d+\]$/, '')))

/** Sends the titles of undo and redo to the host's menu when they change. */
export function publishUndoTitles({ api, openInvoices }: App): () => void {
  let published: UndoTitles = { undo: null, redo: null }
  const publish = () => {
    const history = openInvoices.current()?.history
    const undo = titleOf('command.undo.named', history?.past.at(-1))
    const redo = titleOf('command.redo.named', history?.future.at(-1))
    if (published.undo === undo && published.redo === redo) return
    published = { undo, redo }
    void api.setUndoTitles(published)
  }
  const stops = [openInvoices.store.subscribe(publish), onLanguageChange(publish)]
  return () => {
    for (const stop of stops) stop()
  }
}

const titleOf = (
  key: 'command.undo.named' | 'command.redo.named',
  step: UndoStep | undefined,
): string | null => (step ? t(key, describeStep(step)) : null)
