import type { Word } from '../model/shaper.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { Typesetter } from './typesetter.ts'
import type { Line } from './wrap.ts'

/** Points. Minimum size at which numbers are easily read; layout makes space before going below it. */
export const legibleSize = 7

/** Points. Minimum size of any text, because smaller text is unreadable. */
const minSize = 5

/**
 * Shrinks a style until a text fits one line, because a broken number is read as two. Stops at the minimum
 * size; the line may then break. Leading and baseline stay, so that the text aligns with its neighbours.
 */
export function fitText(
  text: string,
  style: TextStyle,
  width: number,
  typesetter: Typesetter,
  min: number = minSize,
): TextStyle {
  const natural = typesetter.widthOf(text, style)
  if (natural <= width) return style
  const scale = Math.min(1, Math.max(width / natural, min / style.size))
  return { ...style, size: style.size * scale, tracking: style.tracking * scale }
}

/** Scales all lengths of a style. */
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

/** Factor between one tried size and the next. */
const step = 0.95

/** Returns the largest scale at which the height fits, without going below the legible size of any style. */
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

/** Truncates a text to one line with an ellipsis. */
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
    // a shorter text may be wider: without its joined letters it gets tracking again
    if (typesetter.widthOf(`${shorter}…`, style) <= width || shorter === beginning) return `${shorter}…`
    beginning = shorter
  }
}

/**
 * Breaks a text into at most `max` lines and truncates the last one. Returns lines instead of text, because
 * breaking a part of the text again may choose another tracking.
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
