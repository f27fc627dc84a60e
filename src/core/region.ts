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
