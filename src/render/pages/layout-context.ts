import type { BoundInvoice } from '../bind/bound-invoice.ts'
import type { PixelSize } from '../model/display-list.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { BrandedTemplate } from '../template/brand.ts'
import type { Typesetter } from '../text/typesetter.ts'

/** A QR code symbol as dark and light modules. */
export interface Modules {
  /** modules per side */
  size: number
  isDark(x: number, y: number): boolean
}

export type EncodeCode = (text: string) => Modules

/** The page geometry of a template, in points. The body is the area between the margins. */
export interface PageFrame {
  width: number
  height: number
  left: number
  top: number
  bodyWidth: number
  /** lower edge of the body */
  bottom: number
}

/** Shared state for laying out blocks. */
export interface LayoutContext {
  template: BrandedTemplate
  frame: PageFrame
  invoice: BoundInvoice
  logo: PixelSize | null
  typesetter: Typesetter
  encode: EncodeCode
  /** by template name; the template parser has checked that each name exists */
  style(name: string): TextStyle
  color(name: string): string
}

/** The horizontal extent in which a block is laid out, in points. */
export interface Column {
  x: number
  width: number
}
