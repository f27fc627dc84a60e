import type { Issue } from '#core/errors/issue.ts'
import type { Region } from '#core/fields/region.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import type { Word } from './shaper.ts'
import type { Piece } from './structure.ts'
import type { TextStyle } from './text-style.ts'

/**
 * The input of the painter: plain data without further decisions. Unit: points; origin: top left, y downwards.
 * Operations are grouped in boxes and positioned relative to their box, so that page breaks leave them
 * unchanged.
 */
export interface DisplayList {
  title: string
  /** invoice number; `` if there is none yet */
  number: string
  /** BCP 47, for /Lang in the file */
  language: string
  /** of headings and labels */
  labelLanguage: string
  width: number
  height: number
  pages: Page[]
  readonly regions: Region[]
  warnings: Issue[]
}

export interface Page {
  placed: Placed[]
  watermark: Watermark | null
}

export interface Placed {
  y: number
  box: Box
}

export interface Box {
  height: number
  operations: readonly Operation[]
}

/** The semantic role of a text, for assistive technology. */
export type Role = 'title' | 'heading' | 'paragraph' | 'label' | 'table-head' | 'table-cell' | 'artifact'

export type Operation = TextLine | Rectangle | Picture | Code

export interface TextLine {
  kind: 'text'
  x: number
  /** of the line box, not of the glyphs */
  top: number
  width: number
  /** in reading order */
  words: readonly Word[]
  /** x offset of each word from `x`; absent if words follow each other from left to right */
  positions?: readonly number[]
  /** embedding level of each word (UAX 9), if not all are 0; odd levels run from right to left */
  levels?: readonly number[]
  style: TextStyle
  role: Role
  /** structure node that the line belongs to */
  piece: Piece
  /** JSON path of the field shown; the first one if there are several */
  path: string | null
  /** each of several fields */
  fields?: readonly ShownField[]
}

/** A part of a line; x counts from the left end of the line. */
export interface ShownField {
  path: string
  x: number
  width: number
}

/** A fill or a rule (a thin rectangle). All rectangles are painted below the text and pictures of the page. */
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
  /** alternative text */
  alt: string
  path: string
  /** present if the logo is drawn smaller than the template allows, because its resolution is too low */
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

/** A QR code: dark rectangles painted as one shape, so that no seams are visible. */
export interface Code {
  kind: 'code'
  x: number
  top: number
  width: number
  height: number
  /** #rrggbb */
  color: string
  /** side of a module */
  module: number
  /** `[x, y, width, height]` each, in modules from the upper left corner of the code */
  rectangles: readonly (readonly number[])[]
  /** alternative text */
  alt: string
  path: string
}

/** Large translucent letters across the page, drawn as outlines; the caption contains the same word as text. */
export interface Watermark {
  words: readonly Word[]
  style: TextStyle
  width: number
  /** centre of the text */
  x: number
  y: number
  /** radians, counter-clockwise */
  angle: number
  opacity: number
  caption: TextLine
}

export const emptyBox: Box = { height: 0, operations: [] }

/** Text to print, with the JSON path of the invoice field that it shows; `null` for text of the document itself. */
export interface Field {
  text: string
  path: string | null
}

export interface LabelledField {
  label: string
  value: Field
}

/** Returns a field of the invoice as printable text; `undefined` if it is blank. */
export function fieldOf(path: string, text: string | undefined): Field | undefined {
  const readable = text === undefined ? '' : withoutBidiControls(text)
  return readable.trim() === '' ? undefined : { text: readable, path }
}
