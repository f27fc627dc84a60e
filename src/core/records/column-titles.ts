import { languages, loadTexts } from '#languages/languages.ts'
import { fieldsOf, type RecordKind } from './record.ts'
import { comparableColumn } from './record-cells.ts'

/**
 * Columns by the titles that the window has for their fields, in all of its languages: a table can be imported whatever
 * language it was written in. A title that means different columns in two languages is none.
 */
export async function translatedColumns(kind: RecordKind): Promise<Map<string, string>> {
  const columns = new Map<string, string>()
  const ambiguous = new Set<string>()
  for (const language of languages) {
    const texts = await loadTexts(language, ['page'])
    for (const [name, field] of fieldsOf(kind)) {
      const text = texts[field.label]
      if (typeof text !== 'string') continue
      const title = comparableColumn(text)
      const column = field.kind === 'prices' ? 'price' : name
      if ((columns.get(title) ?? column) !== column) ambiguous.add(title)
      columns.set(title, column)
    }
  }
  for (const title of ambiguous) columns.delete(title)
  return columns
}
