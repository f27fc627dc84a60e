import type { Page } from '../state/app.ts'
import { changedField, textOf } from '../state/document/changed-field.ts'
import type { Doc } from '../state/document/editor-doc.ts'
import { fieldAt, focusField } from './focus-field.ts'

/** Brings the focus to what an undo or a redo changed, and the caret to the end of the change. */
export function showChange(page: Page, before: Doc, after: Doc): void {
  const changed = changedField(before, after)
  if (changed === null) return
  const [row = '', name = ''] = changed.split('.')
  // of a whole row, the column that is being worked in
  const { focusedField } = page.view.store.getState()
  const column = focusedField?.split('.')[1] ?? 'description'
  const field = row.startsWith('row-') && name === '' ? `${row}.${column}` : changed
  if (focusedField !== field) focusField(page, field)
  const [was, is] = [textOf(before, field), textOf(after, field)]
  if (was !== undefined && is !== undefined && was !== is) placeCaret(field, was, is)
}

/** The row may be scrolled to and the form opened first, which takes a frame each. */
function placeCaret(field: string, was: string, is: string, frames = 4): void {
  requestAnimationFrame(() => {
    const input = document.activeElement
    const isThere = fieldAt(input) === field
    const isText =
      input instanceof HTMLTextAreaElement || (input instanceof HTMLInputElement && input.type === 'text')
    if (isThere && isText && input.value === is) {
      const end = is.length - sharedEnd(was, is)
      input.setSelectionRange(end, end)
    } else if (frames > 0) placeCaret(field, was, is, frames - 1)
  })
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1
  return shared
}
