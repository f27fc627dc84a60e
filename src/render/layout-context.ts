import type { BoundInvoice } from './bind/bound-invoice.ts'
import type { PixelSize } from './display-list.ts'
import type { EncodeCode } from './qr-code.ts'
import type { BrandedTemplate } from './template/brand.ts'
import type { TextStyle } from './text/text-style.ts'
import type { Typesetter } from './text/typesetter.ts'

/** The page that a template describes, in points. The body is what lies between the margins. */
export interface PageFrame {
  width: number
  height: number
  left: number
  top: number
  bodyWidth: number
  /** lower edge of the body */
  bottom: number
}

/** Everything that laying out a block needs. */
export interface Sheet {
  template: BrandedTemplate
  frame: PageFrame
  invoice: BoundInvoice
  logo: PixelSize | null
  typesetter: Typesetter
  encode: EncodeCode
  /** by the names that the template gave them; the template was checked, so each exists */
  style(name: string): TextStyle
  color(name: string): string
}

/** The horizontal extent in which a block is laid out, in points. */
export interface Column {
  x: number
  width: number
}
