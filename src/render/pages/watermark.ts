import { watermarkPaint } from '#core/contrast.ts'
import type { Page, Placed, TextLine, Watermark } from '../model/display-list.ts'
import type { Shaper } from '../model/shaper.ts'
import type { TextStyle } from '../model/text-style.ts'
import { widthOf } from '../text/wrap.ts'
import type { PageFrame } from './layout-context.ts'

/** As large as the page diagonal allows; every text below it keeps its contrast. */
const shareOfDiagonal = 0.54
const { color, opacity } = watermarkPaint
/** a face that templates use anyway, so that the watermark embeds no additional font */
const font = { family: 'sans', weight: 'semibold', figures: 'proportional' } as const
/** points from the bottom of the page, below every footer */
const captionOffset = 18

/** TEST: rendered without billing. RECEIVED: an e-invoice received from somebody else, in our layout. */
export type WatermarkWord = 'TEST' | 'RECEIVED'

/** Adds the watermark to each page, above its content. */
export function addWatermark(
  pages: readonly Placed[][],
  text: WatermarkWord | null,
  frame: PageFrame,
  shaper: Shaper,
): Page[] {
  const watermark = text ? createWatermark(text, frame, shaper) : null
  return pages.map(placed => ({ placed, watermark }))
}

function createWatermark(text: string, frame: PageFrame, shaper: Shaper): Watermark {
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

/** The word in small horizontal text at the bottom of the page, so that it can be read, copied and searched. */
function captionOf(text: string, frame: PageFrame, shaper: Shaper): TextLine {
  const size = 8
  // less than a tenth of the size: text extraction takes wider gaps for spaces
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
