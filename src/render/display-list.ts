import type { Issue } from '#core/errors/issue.ts'
import type { Region } from '#core/region.ts'
import type { Word } from './shaper.ts'
import type { Piece } from './structure.ts'
import type { TextStyle } from './text/text-style.ts'

/**
 * What the painter gets: plain data, nothing left to decide. Points; origin top left; y grows downwards.
 * Operations lie in boxes, whose `top` is relative to the place of the box, so that a page break moves no operation.
 */
export interface DisplayList {
  title: string
  /** the invoice's own; `` where it has none yet */
  number: string
  /** BCP 47, for the file's /Lang */
  language: string
  /** of the words that are the document's own: its headings and labels */
  labelLanguage: string
  width: number
  height: number
  pages: Page[]
  readonly regions: Region[]
  warnings: Issue[]
}

export interface Page {
  placed: Placed[]
  stamp: Stamp | null
}

export interface Placed {
  y: number
  box: Box
}

export interface Box {
  height: number
  operations: readonly Operation[]
}

/** What a piece of text is to a reader who cannot see the page. */
export type Role = 'title' | 'heading' | 'paragraph' | 'label' | 'table-head' | 'table-cell' | 'artifact'

export type Operation = TextLine | Rectangle | Picture | Code

export interface TextLine {
  kind: 'text'
  x: number
  /** of the line, not of the glyphs */
  top: number
  width: number
  /** in the order in which they are read */
  words: readonly Word[]
  /** where each word begins, from `x`; absent where each follows the one before it to the right */
  positions?: readonly number[]
  /** embedding level of each word (UAX 9), where they are not all 0: at an odd one its letters run from right to left */
  levels?: readonly number[]
  style: TextStyle
  role: Role
  /** what it is a line of */
  piece: Piece
  /** JSON path of the field that it shows; of the first, where it shows several */
  path: string | null
  /** each of several fields */
  fields?: readonly ShownField[]
}

/** A part of a line, from its left end. */
export interface ShownField {
  path: string
  x: number
  width: number
}

/** Fills and rules alike: a rule is a thin rectangle. They lie below all text and pictures of their page. */
export interface Rectangle {
  kind: 'rectangle'
  x: number
  top: number
  width: number
  height: number
  /** #rrggbb */
  color: string
}

export interface Picture {
  kind: 'picture'
  x: number
  top: number
  width: number
  height: number
  /** what it says to those who cannot see it */
  alt: string
  path: string
  /** where it is drawn smaller than the template allows, because it has too few pixels */
  missingPixels?: MissingPixels
}

export interface MissingPixels {
  actual: PixelSize
  needed: PixelSize
}

export interface PixelSize {
  width: number
  height: number
}

/** A code for a camera: dark rectangles that are one shape, so that no seam shows between them. */
export interface Code {
  kind: 'code'
  x: number
  top: number
  width: number
  height: number
  /** #rrggbb */
  color: string
  /** side of one module of it */
  module: number
  /** `[x, y, width, height]` each, in modules, from the upper left corner of the code */
  rectangles: readonly (readonly number[])[]
  /** what it says to those who cannot see it */
  alt: string
  path: string
}

/** Large letters across the page, over the content and translucent: a drawing, with its word as text in the caption. */
export interface Stamp {
  words: readonly Word[]
  style: TextStyle
  width: number
  /** the middle of the text */
  x: number
  y: number
  /** radians, counter-clockwise */
  angle: number
  opacity: number
  caption: TextLine
}

export const emptyBox: Box = { height: 0, operations: [] }
