import type { Page, Placed, Stamp, TextLine } from '../display-list.ts'
import type { PageFrame } from '../layout-context.ts'
import type { Shaper } from '../shaper.ts'
import type { TextStyle } from '../text/text-style.ts'
import { widthOf } from '../text/wrap.ts'

/** As large as the diagonal allows, and so faint that every figure below it stays readable. */
const shareOfDiagonal = 0.54
const opacity = 0.1
const color = '#c81e1e'
/** a face that the templates use anyway, so that the mark costs no font of its own */
const font = { family: 'sans', weight: 'semibold', figures: 'proportional' } as const
/** from the foot of the sheet; below every footer */
const captionOffset = 18

/** Puts the word across each page, over its content; no page without it when a mark is asked for. */
export function markPages(
  pages: readonly Placed[][],
  mark: 'TEST' | null,
  frame: PageFrame,
  shaper: Shaper,
): Page[] {
  const stamp = mark ? stampOf(mark, frame, shaper) : null
  return pages.map(placed => ({ placed, stamp }))
}

function stampOf(text: string, frame: PageFrame, shaper: Shaper): Stamp {
  const word = shaper.shape(text, font)
  const diagonal = Math.hypot(frame.width, frame.height)
  const tracking = 0.04
  const size = (diagonal * shareOfDiagonal) / (word.width + tracking * word.glyphCount)
  const style: TextStyle = {
    font,
    size,
    leading: size,
    baseline: (shaper.metrics(font).capHeight * size) / 2,
    tracking: tracking * size,
    uppercase: false,
    color,
  }
  return {
    words: [word],
    style,
    width: widthOf(word, style),
    x: frame.width / 2,
    y: frame.height / 2,
    angle: Math.atan2(frame.height, frame.width),
    opacity,
    caption: captionOf(text, frame, shaper),
  }
}

/** The same word small and level at the foot of the sheet, where it can be read, copied and found as text. */
function captionOf(text: string, frame: PageFrame, shaper: Shaper): TextLine {
  const size = 8
  // a tenth of the size: letters further apart are read as words of one letter, and the word is not found
  const style: TextStyle = { font, size, leading: 10, baseline: 8, tracking: 0.7, uppercase: false, color }
  const word = shaper.shape(text, font)
  const width = widthOf(word, style)
  const x = (frame.width - width) / 2
  const top = frame.height - captionOffset
  return {
    kind: 'text',
    x,
    top,
    width,
    words: [word],
    style,
    role: 'artifact',
    piece: { within: null },
    path: null,
  }
}
