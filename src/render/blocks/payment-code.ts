import { type Box, type Code, emptyBox } from '../model/display-list.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { Column, LayoutContext, Modules } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { fitText } from '../text/fit-text.ts'
import { type Placement, shareBefore } from '../text/typesetter.ts'
import type { Line } from '../text/wrap.ts'

/** Modules of the quiet zone on each side (ISO/IEC 18004). */
export const quietModules = 4

/** Black on white in every template, for the contrast that scanners need. */
const color = '#000000'

/**
 * Lays out the QR code of the payment with a caption below. At the edge to which it is aligned it is flush with
 * the text, and its quiet zone extends into the margin or the gap between columns.
 */
export function layOutPaymentCode(
  block: BlockOf<'payment-code'>,
  { x, width }: Column,
  context: LayoutContext,
): Box {
  const { paymentCode: code } = context.invoice
  if (!code) return emptyBox
  const modules = context.encode(code.payload)
  const module = block.size / modules.size
  const quiet = quietModules * module
  if (block.size + quiet > width) return emptyBox
  const left = x + (width - block.size) * shareBefore[block.align]
  const { lines, style, place } = captionOf(code.caption, block, { x, width }, left, context)
  // the empty upper part of the caption line counts as quiet zone
  const captionTop = block.size + 2 * quiet - Math.max(0, style.baseline - ascent * style.size)
  const caption = context.typesetter.place(lines, null, style, { ...place, top: captionTop })
  const drawn: Code = {
    kind: 'code',
    x: left,
    top: quiet,
    width: block.size,
    height: block.size,
    color,
    module,
    rectangles: cachedRectanglesOf(modules),
    alt: code.alt,
    path: 'seller.iban',
  }
  return { height: captionTop + caption.length * style.leading, operations: [drawn, ...caption] }
}

/** Maximum height of a caption letter above its baseline, as a share of the font size. */
const ascent = 0.95

/** Points. Minimum legible size of grey text. */
const minCaption = 7.5

interface Caption {
  lines: Line[]
  style: TextStyle
  place: Pick<Placement, 'x' | 'width' | 'align'>
}

/**
 * Fits the caption on one line centred below the code, else on one line of the column, slightly smaller if
 * needed, else below the code on as few lines of similar length as possible.
 */
function captionOf(
  caption: string,
  { size, align, caption_style }: BlockOf<'payment-code'>,
  column: Column,
  left: number,
  { style: styleOf, typesetter }: LayoutContext,
): Caption {
  const style = styleOf(caption_style)
  const centred = { x: left, width: size, align: 'center' } as const
  const linesAt = (width: number) => typesetter.lines(caption, style, width)
  const below = linesAt(size)
  if (below.length <= 1) return { lines: below, style, place: centred }
  const fitted = fitText(caption, style, column.width, typesetter, Math.min(style.size, minCaption))
  const one = typesetter.lines(caption, fitted, column.width)
  if (one.length <= 1) return { lines: one, style: fitted, place: { ...column, align } }
  let lines = below
  for (let room = size - 1; room > size / below.length; room -= 1) {
    const narrower = linesAt(room)
    if (narrower.length > below.length) break
    lines = narrower
  }
  return { lines, style, place: centred }
}

/** Cache: one document is laid out at several spacing levels and after each keystroke with the same code. */
const cache = new WeakMap<Modules, number[][]>()

function cachedRectanglesOf(modules: Modules): number[][] {
  const rectangles = cache.get(modules) ?? rectanglesOf(modules)
  cache.set(modules, rectangles)
  return rectangles
}

/**
 * Merges dark modules into few rectangles `[x, y, width, height]`: runs in a row, combined with equal runs in
 * the rows below.
 */
function rectanglesOf({ size, isDark }: Modules): number[][] {
  const rectangles: number[][] = []
  let open = new Map<string, number[]>()
  for (let y = 0; y < size; y += 1) {
    const still = new Map<string, number[]>()
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue
      const start = x
      while (x < size && isDark(x, y)) x += 1
      const key = `${start}:${x - start}`
      const above = open.get(key)
      const rectangle = above ?? [start, y, x - start, 0]
      rectangle[3] = (rectangle[3] ?? 0) + 1
      if (!above) rectangles.push(rectangle)
      still.set(key, rectangle)
    }
    open = still
  }
  return rectangles
}
