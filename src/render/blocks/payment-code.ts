import { type Box, type Code, emptyBox } from '../display-list.ts'
import type { Column, Sheet } from '../layout-context.ts'
import type { Modules } from '../qr-code.ts'
import type { BlockOf } from '../template/template.ts'
import { fitText } from '../text/fit-text.ts'
import type { TextStyle } from '../text/text-style.ts'
import { type Placement, shareBefore } from '../text/typesetter.ts'
import type { Line } from '../text/wrap.ts'

/** Modules that stay free on each side, so that a reader finds the code (ISO/IEC 18004). */
export const quietModules = 4

/** Black on white whatever the template's colours are: a code is for machines. */
const color = '#000000'

/**
 * The payment as a code to scan, with a caption below it. At the edge that it is aligned to it is flush with the text;
 * there its quiet zone lies in the margin or in the gap between columns.
 */
export function layPaymentCode(block: BlockOf<'payment-code'>, { x, width }: Column, sheet: Sheet): Box {
  const { paymentCode: code } = sheet.invoice
  if (!code) return emptyBox
  const modules = sheet.encode(code.payload)
  const module = block.size / modules.size
  const quiet = quietModules * module
  if (block.size + quiet > width) return emptyBox
  const left = x + (width - block.size) * shareBefore[block.align]
  const { lines, style, place } = captionOf(code.caption, block, { x, width }, left, sheet)
  // the free upper part of its line counts as quiet zone
  const captionTop = block.size + 2 * quiet - Math.max(0, style.baseline - ascent * style.size)
  const caption = sheet.typesetter.place(lines, null, style, { ...place, top: captionTop })
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

/** Of the size: no letter of a caption reaches higher above its baseline. */
const ascent = 0.95

/** Points. Grey text is legible down to here. */
const minCaption = 7.5

interface Caption {
  lines: Line[]
  style: TextStyle
  place: Pick<Placement, 'x' | 'width' | 'align'>
}

/**
 * The caption in the middle below the code where it fits there in a line; else in a line of the column, a little
 * smaller if it must be; else below the code again, in as few lines as it takes, of like lengths.
 */
function captionOf(
  caption: string,
  { size, align, caption_style }: BlockOf<'payment-code'>,
  column: Column,
  left: number,
  { style: styleOf, typesetter }: Sheet,
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

/** A document may be laid out in several spacings, and at each keystroke, with the same code. */
const cache = new WeakMap<Modules, number[][]>()

function cachedRectanglesOf(modules: Modules): number[][] {
  const rectangles = cache.get(modules) ?? rectanglesOf(modules)
  cache.set(modules, rectangles)
  return rectangles
}

/** Dark modules as few rectangles `[x, y, width, height]`: runs along a row, together with equal runs below them. */
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
