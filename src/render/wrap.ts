import { graphemesOf, shapeable } from './graphemes.ts'
import { longestWord, type Shaper, type Word } from './shaper.ts'
import type { TextStyle } from './text-style.ts'

export interface Line {
  words: Word[]
  /** points */
  width: number
}

/** CR LF, LF, CR, and the separators that Unicode counts as mandatory breaks (UAX 14, class BK and NL). */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const spaces = /[ \t]+/
/**
 * Where a word that does not fit may be parted, before any place will do, and never at the marks within a number.
 * What follows is looked at first, which keeps it linear.
 */
const softBreak =
  /(?=[\p{L}\p{N}])(?!(?<=\p{N}[.,])\p{N})(?<=[\p{L}\p{N}][-\u2010\u2013\u2014/\\_&@.,:;?=]+)|\u200b/u

/** most cells of a table are one word; nothing has to be looked for in them */
const mayBreak = /[\s\u0085]|^$/

/** Widths are sums of floats; without this a text would not fit the column that was measured from it. */
const tolerance = 0.01

/**
 * Breaks text into lines of at most `width` points: at line breaks, then between words, then within a word at
 * its hyphens and slashes, and anywhere between two characters when nothing else fits. Time is linear in the
 * length of the text.
 */
export function wrap(text: string, width: number, style: TextStyle, shaper: Shaper): Line[] {
  if (text.length <= longestWord && !mayBreak.test(text)) {
    const word = shaper.shape(text, style.font)
    const wordWidth = widthOf(word, style)
    if (wordWidth <= width + tolerance) return [{ words: [word], width: wordWidth }]
  }
  const paragraphs = lineBreak.test(text) ? text.split(lineBreak) : [text]
  return paragraphs.flatMap(paragraph => wrapParagraph(paragraph, width, style, shaper))
}

function wrapParagraph(paragraph: string, width: number, style: TextStyle, shaper: Shaper): Line[] {
  const space = shaper.shape(' ', style.font)
  const spaceWidth = widthOf(space, style)
  const lines: Line[] = []
  let line: Line = { words: [], width: 0 }

  const room = (gap: number) => width + tolerance - line.width - gap
  const endLine = () => {
    lines.push(line)
    line = { words: [], width: 0 }
  }
  const add = (word: Word, wordWidth: number, gap: number) => {
    if (gap > 0) line.words.push(space)
    line.words.push(word)
    line.width += gap + wordWidth
  }

  /** A word wider than a line: filled up piece by piece, from the line that was begun. */
  const addParted = (text: string, gap: number) => {
    let joint = gap
    for (const part of text.split(softBreak).flatMap(shapeable)) {
      let rest = part
      while (rest !== '') {
        const word = shaper.shape(rest, style.font)
        const wordWidth = widthOf(word, style)
        if (wordWidth <= room(joint)) {
          add(word, wordWidth, joint)
          break
        }
        if (line.words.length > 0 && wordWidth <= width + tolerance) {
          endLine()
        } else {
          const head = longestFitting(rest, room(joint), style, shaper, line.words.length === 0)
          if (head !== '') {
            const headWord = shaper.shape(head, style.font)
            add(headWord, widthOf(headWord, style), joint)
            rest = rest.slice(head.length)
          }
          if (rest !== '') endLine()
        }
        joint = 0
      }
      joint = 0
    }
  }

  for (const text of paragraph.split(spaces)) {
    if (text === '') continue
    const gap = line.words.length > 0 ? spaceWidth : 0
    const word = text.length <= longestWord ? shaper.shape(text, style.font) : null
    const wordWidth = word ? widthOf(word, style) : Number.POSITIVE_INFINITY
    if (word && wordWidth <= room(gap)) add(word, wordWidth, gap)
    else if (word && wordWidth <= width + tolerance) {
      endLine()
      add(word, wordWidth, 0)
    } else addParted(text, gap)
  }
  endLine()
  return lines
}

export function widthOf(word: Word, style: TextStyle): number {
  return word.width * style.size + word.glyphCount * style.tracking
}

/** The longest beginning that fits, found by halving; at least one character where the line is `empty`, so that wrapping ends. */
function longestFitting(
  text: string,
  room: number,
  style: TextStyle,
  shaper: Shaper,
  empty: boolean,
): string {
  const graphemes = graphemesOf(text)
  let fits = empty ? 1 : 0
  let tooMany = graphemes.length
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    const word = shaper.shape(graphemes.slice(0, middle).join(''), style.font)
    if (widthOf(word, style) <= room) fits = middle
    else tooMany = middle
  }
  return graphemes.slice(0, fits).join('')
}
