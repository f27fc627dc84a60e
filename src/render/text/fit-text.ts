import type { Word } from '../shaper.ts'
import type { TextStyle } from './text-style.ts'
import type { Typesetter } from './typesetter.ts'
import type { Line } from './wrap.ts'

/** Points. Figures are read with ease down to here; below, it is for others to make room. */
export const legibleSize = 7

/** Points. Nothing is set smaller than this: it would be there and could not be read. */
const minSize = 5

/**
 * The style made as small as one line of this text asks for, because a number that is broken is read as two. One
 * that no column could hold is broken all the same. Line and baseline stay, so that it is level with what is beside it.
 */
export function fitText(
  text: string,
  style: TextStyle,
  width: number,
  typesetter: Typesetter,
  min: number = minSize,
): TextStyle {
  const asked = typesetter.widthOf(text, style)
  if (asked <= width) return style
  const scale = Math.min(1, Math.max(width / asked, min / style.size))
  return { ...style, size: style.size * scale, tracking: style.tracking * scale }
}

/** A style with all its lengths at a share of what they are. */
export function scaled(style: TextStyle, scale: number): TextStyle {
  const { size, leading, baseline, tracking } = style
  return {
    ...style,
    size: size * scale,
    leading: leading * scale,
    baseline: baseline * scale,
    tracking: tracking * scale,
  }
}

/** From one size that is tried to the next smaller one. */
const step = 0.95

/**
 * The largest scale at which something is not too high, tried downwards, so that no text of these styles becomes
 * smaller than is read with ease.
 */
export function fitHeight(
  maxHeight: number,
  styles: readonly TextStyle[],
  heightAt: (scale: number) => number,
): number {
  const min = Math.min(1, legibleSize / Math.min(...styles.map(({ size }) => size)))
  let scale = 1
  while (scale > min && heightAt(scale) > maxHeight) scale = Math.max(min, scale * step)
  return scale
}

/** One line, with an ellipsis where it had to be cut. */
function truncateToLine(text: string, width: number, style: TextStyle, typesetter: Typesetter): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (typesetter.widthOf(line, style) <= width) return line
  const room = width - typesetter.widthOf('…', style)
  if (room < 0) return ''
  let beginning = line
  for (;;) {
    const first = typesetter.lines(beginning, style, room)[0]
    if (!first || first.width > room) return '…'
    const shorter = textOf(first.words)
    // a text without its end may be set wider: letters that are joined, and take no tracking, may have gone with it
    if (typesetter.widthOf(`${shorter}…`, style) <= width || shorter === beginning) return `${shorter}…`
    beginning = shorter
  }
}

/**
 * As it is where it fits into so many lines; otherwise the last of them is cut. Lines and not a text, because whoever
 * breaks it again finds other words in each line to decide by: one without the Hebrew of the line before is tracked.
 */
export function truncateToLines(
  text: string,
  width: number,
  max: number,
  style: TextStyle,
  typesetter: Typesetter,
): Line[] {
  const lines = typesetter.lines(text, style, width)
  if (lines.length <= max) return lines
  const rest = lines.slice(max - 1).map(({ words, breaksWord }) => `${textOf(words)}${breaksWord ? '' : ' '}`)
  const last = truncateToLine(rest.join('').trimEnd(), width, style, typesetter)
  return [...lines.slice(0, max - 1), ...typesetter.lines(last, style, width).slice(0, 1)]
}

const textOf = (words: readonly Word[]): string => words.map(word => word.text).join('')
