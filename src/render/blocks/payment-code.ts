import type { Modules } from '../code-modules.ts'
import { type Box, type Code, emptyBox } from '../display-list.ts'
import type { Sheet } from '../sheet.ts'
import type { BlockOf } from '../template/template.ts'
import { shareBefore } from '../text/typesetter.ts'
import type { Column } from './leaf.ts'

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
  const style = sheet.style(block.caption_style)
  const caption = sheet.typesetter.set({ text: code.caption, path: null }, style, {
    x: left,
    width: block.size,
    top: block.size + 2 * quiet,
    align: 'center',
  })
  const drawn: Code = {
    kind: 'code',
    x: left,
    top: quiet,
    width: block.size,
    height: block.size,
    color,
    module,
    rectangles: rectanglesOf(modules),
    alt: code.alt,
    path: 'seller.iban',
  }
  return { height: block.size + 2 * quiet + caption.length * style.leading, operations: [drawn, ...caption] }
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
