import { withoutBidiControls } from '#core/text/bidi-controls.ts'

/** Text to print, with the JSON path of the invoice field that it shows; `null` for text of the document itself. */
export interface Field {
  text: string
  path: string | null
}

export interface LabelledField {
  label: string
  value: Field
}

/** Returns a field of the invoice as printable text; `undefined` if it is blank. */
export function fieldOf(path: string, text: string | undefined): Field | undefined {
  const readable = text === undefined ? '' : withoutBidiControls(text)
  return readable.trim() === '' ? undefined : { text: readable, path }
}
