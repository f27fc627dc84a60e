import { withoutBidiControls } from '#core/text/control-characters.ts'
import type { FilledPart } from '../bind/fill-placeholders.ts'
import type { ShownField, TextLine } from '../model/display-list.ts'
import { widthOf } from '../text/wrap.ts'

/** Counts visible characters: line breaking drops spaces, and bidi isolates are added or removed. */
const visibleLength = (text: string): number => withoutBidiControls(text).replaceAll(/\s/g, '').length

/**
 * Adds the position of each field to lines that show several, so that a click selects the field under the
 * pointer.
 */
export function withFieldPositions(
  lines: TextLine[],
  parts: readonly FilledPart[],
  locale: string,
): TextLine[] {
  if (parts.length < 2) return lines
  const ends: number[] = []
  for (const { text } of parts) {
    const cased = lines[0]?.style.uppercase ? text.toLocaleUpperCase(locale) : text
    ends.push((ends.at(-1) ?? 0) + visibleLength(cased))
  }
  let at = 0
  return lines.map(line => {
    const fields: ShownField[] = []
    let pen = 0
    for (const [index, word] of line.words.entries()) {
      const width = widthOf(word, line.style)
      const x = line.positions?.[index] ?? pen
      pen += width
      const length = visibleLength(word.text)
      if (length === 0) continue
      const path = parts[ends.findIndex(end => at < end)]?.path
      at += length
      if (path) add(fields, { path, x, width })
    }
    return { ...line, fields }
  })
}

function add(fields: ShownField[], { path, x, width }: ShownField): void {
  const last = fields.at(-1)
  if (last?.path !== path) {
    fields.push({ path, x, width })
    return
  }
  const right = Math.max(last.x + last.width, x + width)
  last.x = Math.min(last.x, x)
  last.width = right - last.x
}
