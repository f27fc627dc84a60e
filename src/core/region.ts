import { itemPath, parseItemPath } from './json/json-path.ts'

/** The rectangle of a page that shows a field. Points, origin top left; `page` counts from 0. */
export interface Region {
  page: number
  x: number
  y: number
  width: number
  height: number
  /** JSON path of the field, as in {@link Issue} */
  path: string
}

/** Does a rectangle that shows `shown` show the field, or a part of it such as a line of an address? */
export const showsField = (shown: string, field: string): boolean =>
  shown === field || shown.startsWith(`${field}[`) || shown.startsWith(`${field}.`)

/** The line item that holds a field, for a field that is still empty and so stands nowhere itself. */
export function lineOfField(field: string): string | undefined {
  const item = parseItemPath(field)
  return item && itemPath({ index: item.index, field: undefined })
}
