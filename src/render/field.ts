import { withoutBidiControls } from '#core/text/bidi-controls.ts'
import type { Field } from './bind/bound-invoice.ts'

/** A field of the invoice as it will be read; `undefined` when there is nothing to read. */
export function fieldOf(path: string, text: string | undefined): Field | undefined {
  const readable = text === undefined ? '' : withoutBidiControls(text)
  return readable.trim() === '' ? undefined : { text: readable, path }
}
