import { itemFields } from '#core/fields/item-fields.ts'
import { parseItemPath } from '#core/json/json-path.ts'
import { t } from '../i18n/translate.ts'
import type { ItemField } from '../state/document/editor-doc.ts'

/** The same message can apply to several lines and cells. */
export function lineLabel(path: string): string {
  const item = parseItemPath(path)
  if (!item) return ''
  const { index, field } = item
  const column =
    field && field !== 'description' && Object.hasOwn(itemFields, field)
      ? itemFields[field as ItemField].label
      : undefined
  const position = { line: index + 1 }
  return `${column ? t('issues.line.column', { ...position, column: t(column) }) : t('issues.line', position)} `
}
