import { itemPath, parseItemPath } from '../json/json-path.ts'

/** The rectangle of a page that shows a field, in points from the top left; `page` counts from 0. */
export interface Region {
  page: number
  x: number
  y: number
  width: number
  height: number
  /** JSON path of the field, as in {@link Issue} */
  path: string
}

/** Whether the region with the path `shown` shows the field or a part of it, such as an address line. */
export const showsField = (shown: string, field: string): boolean =>
  shown === field || shown.startsWith(`${field}[`) || shown.startsWith(`${field}.`)

/** Path of the line item that contains a field; an empty field has no region of its own. */
export function itemPathOfField(field: string): string | undefined {
  const item = parseItemPath(field)
  return item && itemPath({ index: item.index, field: undefined })
}
