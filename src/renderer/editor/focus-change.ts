import { flushSync } from 'react-dom'
import type { App } from '../state/app.ts'
import { changedField, textOf } from '../state/document/changed-field.ts'
import type { EditorDoc } from '../state/document/editor-doc.ts'
import { fieldOfElement, focusField } from '../state/focus-field.ts'

/** Moves the focus to the field that an undo or redo changed, with the caret after the change. */
export function focusChange(app: App, before: EditorDoc, after: EditorDoc): void {
  const changed = changedField(before, after)
  if (changed === null) return
  const [row = '', name = ''] = changed.split('.')
  // if a whole row changed, the focus stays in its column
  const { focusedField } = app.view.store.getState()
  const column = focusedField?.split('.')[1] ?? 'description'
  const field = row.startsWith('row-') && name === '' ? `${row}.${column}` : changed
  if (focusedField !== field) focusField(app, field)
  const [textBefore, textAfter] = [textOf(before, field), textOf(after, field)]
  if (textBefore !== undefined && textAfter !== undefined && textBefore !== textAfter)
    placeCaret(field, textBefore, textAfter)
}

/** Retries for a few frames, because the row may have to scroll into view. */
function placeCaret(field: string, textBefore: string, textAfter: string, frames = 4): void {
  // rendered synchronously, so that the next key is typed at the caret
  flushSync(() => undefined)
  const input = document.activeElement
  const isFocused = fieldOfElement(input) === field
  const isText =
    input instanceof HTMLTextAreaElement || (input instanceof HTMLInputElement && input.type === 'text')
  if (isFocused && isText && input.value === textAfter) {
    const end = textAfter.length - commonSuffixLength(textBefore, textAfter)
    input.setSelectionRange(end, end)
  } else if (frames > 0) requestAnimationFrame(() => placeCaret(field, textBefore, textAfter, frames - 1))
}

function commonSuffixLength(one: string, other: string): number {
  const max = Math.min(one.length, other.length)
  let shared = 0
  while (shared < max && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1
  return shared
}
