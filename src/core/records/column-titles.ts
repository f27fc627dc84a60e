import { languages, loadTexts } from '#languages/languages.ts'
import { fieldsOf, type RecordKind } from './record.ts'
import { comparableColumn } from './record-cells.ts'

/**
 * Columns by the titles that the window shows for their fields in all languages, so that tables of any language can be
 * imported. A title that means different columns in two languages is left out.
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
