import type { Field } from './bound-invoice.ts'

/** A field of the invoice as it stands in it; `undefined` when there is nothing to read. */
export function fieldOf(path: string, text: string | undefined): Field | undefined {
  return text === undefined || text.trim() === '' ? undefined : { text, path }
}
