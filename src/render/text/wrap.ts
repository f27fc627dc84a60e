import { type Direction, maxWordLength, type Shaper, type Word } from '../shaper.ts'
import { levelsOf, mayReorder } from './bidi.ts'
import { breakPoints, isUnspaced } from './break-points.ts'
import { graphemesOf, shapeablePieces } from './graphemes.ts'
import { type Hyphenate, hyphenPoints, softHyphen } from './hyphenation.ts'
import { replaceExtractedText } from './replace-extracted-text.ts'
import { shapeLevelRuns } from './shape-level-runs.ts'
import { styleForScript, type TextStyle } from './text-style.ts'

export interface Line {
  /** in the order in which they are read */
  words: Word[]
  /** of each word, where not all of them run from left to right */
  levels: number[] | null
  /** points */
  width: number
  style: TextStyle
  /** a word goes on in the next line; otherwise a space or a line break stood between them */
  breaksWord?: true
}

/** CR LF, LF, CR, and the separators that Unicode counts as mandatory breaks (UAX 14, class BK and NL). */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/**
 * Where a word that does not fit may be parted, before any place will do, and never at the marks within a number.
 * What follows is looked at first, which keeps it linear.
 */
const softBreak =
  /(?=[\p{L}\p{N}])(?!(?<=\p{N}[.,])\p{N})(?<=[\p{L}\p{N}][-\u2010\u2013\u2014/\\_&@.,:;?=]+)|\u200b/u

/** most cells of a table are one word; nothing has to be looked for in them */
const mayBreak = /[\s\u0085]|^$/

/** Outside of these, text runs from left to right and is broken at its spaces; looking further would cost. */
const special = /[\u0590-\u1dff\u200e\u200f\u2066-\u2069\u2e80-\uffff]/

export interface WrapTools {
  shaper: Shaper
  hyphenate: Hyphenate
  direction?: Direction
}

/** Widths are sums of floats; without this a text would not fit the column that was measured from it. */
const tolerance = 0.01

/**
 * Breaks text into lines of at most `width` points: at line breaks, then between words and at typed soft hyphens, then
 * within a word at its hyphens and slashes, between its syllables with a hyphen, and anywhere between two characters when
 * nothing else fits. Time is linear in the length of the text. The direction is the document's; a paragraph with letters
 * has its own.
 */
export function wrap(
  text: string,
  width: number,
  style: TextStyle,
  { shaper, hyphenate, direction = 'ltr' }: WrapTools,
): Line[] {
  const isPlain = direction === 'ltr' && !special.test(text)
  if (isPlain && text.length <= maxWordLength && !mayBreak.test(text)) {
    const word = shaper.shape(text, style.font)
    const wordWidth = widthOf(word, style)
    if (wordWidth <= width + tolerance) return [{ words: [word], levels: null, width: wordWidth, style }]
  }
  const paragraphs = lineBreak.test(text) ? text.split(lineBreak) : [text]
  return paragraphs.flatMap(paragraph => {
    const spaced = paragraph.replaceAll('\t', ' ')
    const tools = { shaper, hyphenate }
    if (isPlain) return new LineBreaker(spaced, null, width, style, tools).lines(false)
    const levels = mayReorder(paragraph, direction) ? levelsOf(paragraph, direction) : null
    const breaker = new LineBreaker(spaced, levels, width, styleForScript(paragraph, style), tools)
    return breaker.lines(isUnspaced(paragraph))
  })
}

/** A stretch of the paragraph that is set as it is. */
interface Piece {
  words: readonly Word[]
  levels: readonly number[] | null
  width: number
}

/** Breaks one paragraph. */
class LineBreaker {
  readonly #text: string
  readonly #textLevels: Uint8Array | null
  readonly #width: number
  readonly #style: TextStyle
  readonly #shaper: Shaper
  readonly #hyphenate: Hyphenate
  readonly #space: Word
  readonly #lines: Line[] = []
  /** of the line that was begun */
  #words: Word[] = []
  #levels: number[] | null
  #lineWidth = 0

  constructor(
    text: string,
    levels: Uint8Array | null,
    width: number,
    style: TextStyle,
    { shaper, hyphenate }: WrapTools,
  ) {
    this.#text = text
    this.#textLevels = levels
    this.#levels = levels && []
    this.#width = width
    this.#style = style
    this.#shaper = shaper
    this.#hyphenate = hyphenate
    this.#space = shaper.shape(' ', style.font)
  }

  /** @param dense whether it may be broken where no space is */
  lines(isUnspacedText: boolean): Line[] {
    const text = this.#text
    const spaceWidth = widthOf(this.#space, this.#style)
    let start = 0
    while (start < text.length) {
      const next = text.indexOf(' ', start)
      const end = next < 0 ? text.length : next
      if (end > start) {
        const gap = this.#words.length > 0 ? spaceWidth : 0
        if (isUnspacedText && isUnspaced(text.slice(start, end))) this.#addUnspaced(start, end, gap)
        else this.#addWhole(start, end, gap)
      }
      start = end + 1
    }
    this.#endLine()
    return this.#lines
  }

  #pieceOf(start: number, end: number): Piece {
    const [text, levels, style, shaper] = [this.#text, this.#textLevels, this.#style, this.#shaper]
    if (!levels) {
      const word = shaper.shape(text.slice(start, end), style.font)
      return { words: [word], levels: null, width: widthOf(word, style) }
    }
    const levelRuns = shapeLevelRuns(text, levels, [start, end], style.font, shaper)
    return { ...levelRuns, width: levelRuns.words.reduce((sum, word) => sum + widthOf(word, style), 0) }
  }

  #room(gap: number): number {
    return this.#width + tolerance - this.#lineWidth - gap
  }

  #endLine(breaksWord = false): void {
    const line: Line = {
      // without the room to grow of an array that grew: lines are many, and kept
      words: this.#words.slice(),
      levels: this.#levels,
      width: this.#lineWidth,
      style: this.#style,
    }
    this.#lines.push(breaksWord ? { ...line, breaksWord } : line)
    this.#words = []
    this.#levels = this.#levels && []
    this.#lineWidth = 0
  }

  #add(piece: Piece, start: number, gap: number): void {
    if (gap > 0) {
      this.#words.push(this.#space)
      this.#levels?.push(this.#textLevels?.[start - 1] ?? 0)
    }
    for (const word of piece.words) this.#words.push(word)
    if (piece.levels) this.#levels?.push(...piece.levels)
    this.#lineWidth += gap + piece.width
  }

  #addWhole(start: number, end: number, gap: number): void {
    const piece = end - start <= maxWordLength ? this.#pieceOf(start, end) : null
    if (piece && piece.width <= this.#room(gap)) this.#add(piece, start, gap)
    else if (piece && piece.width <= this.#width + tolerance && !this.#hasSoftHyphen(start, end)) {
      this.#endLine(gap === 0)
      this.#add(piece, start, 0)
    } else this.#addBroken(start, end, gap)
  }

  /** Text without spaces: each place where it may be broken is tried. */
  #addUnspaced(start: number, end: number, gap: number): void {
    let from = start
    for (const point of breakPoints(this.#text.slice(start, end))) {
      this.#addWhole(from, start + point, from === start ? gap : 0)
      from = start + point
    }
    this.#addWhole(from, end, from === start ? gap : 0)
  }

  #hasSoftHyphen(start: number, end: number): boolean {
    return this.#text.slice(start, end).includes(softHyphen)
  }

  #fitsLine(start: number, end: number): boolean {
    return end - start <= maxWordLength && this.#pieceOf(start, end).width <= this.#width + tolerance
  }

  /** A word wider than a line, or one with soft hyphens: filled up part by part, from the line that was begun. */
  #addBroken(wordStart: number, wordEnd: number, gap: number): void {
    const word = this.#text.slice(wordStart, wordEnd)
    let joint = gap
    for (const [start, end] of partsOf(this.#text, wordStart, wordEnd)) {
      const isDivisible = this.#hasSoftHyphen(start, end) || !this.#fitsLine(start, end)
      const part = this.#text.slice(start, end)
      const points = isDivisible ? hyphenPoints(part, word, this.#style, this.#hyphenate) : []
      if (points.length > 0) this.#addHyphenated(start, [...points.map(at => start + at), end], joint)
      else this.#addCut(start, end, joint)
      joint = 0
    }
  }

  /** @param stops where the part may be divided, and where it ends */
  #addHyphenated(start: number, stops: readonly number[], joint: number): void {
    const end = stops.at(-1) ?? start
    let from = start
    let gap = joint
    let next = 0
    while (from < end) {
      const stop = this.#furthestStop(from, stops, next, gap)
      if (stop !== undefined) {
        this.#add(this.#pieceOf(from, stop), from, gap)
        if (stop < end) {
          this.#add(this.#hyphenAt(stop), stop, 0)
          this.#endLine(true)
        }
        from = stop
      } else if (this.#words.length > 0) {
        this.#endLine(gap === 0)
      } else {
        // not even one syllable fits
        const syllableEnd = stops[next] ?? end
        this.#addCut(from, syllableEnd, 0)
        from = syllableEnd
      }
      while ((stops[next] ?? end) <= from && from < end) next += 1
      gap = 0
    }
  }

  /**
   * The last stop, from `first` on, up to which the text fits into the line, with a hyphen where it is not the end;
   * `undefined` where none does.
   */
  #furthestStop(from: number, stops: readonly number[], first: number, gap: number): number | undefined {
    const room = this.#room(gap)
    const end = stops.at(-1)
    let [fitting, tooMany] = [first - 1, first]
    while ((stops[tooMany] ?? Number.POSITIVE_INFINITY) - from <= maxWordLength) tooMany += 1
    while (tooMany - fitting > 1) {
      const at = (fitting + tooMany) >> 1
      const stop = stops[at] ?? from
      const hyphenWidth = stop === end ? 0 : this.#hyphenAt(stop).width
      if (this.#pieceOf(from, stop).width + hyphenWidth <= room) fitting = at
      else tooMany = at
    }
    return fitting < first ? undefined : stops[fitting]
  }

  /** Drawn as a hyphen; what is read back is the word with a soft hyphen, which readers drop. */
  #hyphenAt(stop: number): Piece {
    const word = replaceExtractedText(this.#shaper.shape('-', this.#style.font), '', '-', softHyphen)
    const level = this.#textLevels?.[stop - 1] ?? 0
    return { words: [word], levels: this.#textLevels && [level], width: widthOf(word, this.#style) }
  }

  /** Without a hyphen, between any two characters. */
  #addCut(partStart: number, partEnd: number, gap: number): void {
    const text = this.#text
    let joint = gap
    let start = partStart
    for (const { length } of shapeablePieces(text.slice(partStart, partEnd))) {
      const end = start + length
      while (start < end) {
        const piece = this.#pieceOf(start, end)
        if (piece.width <= this.#room(joint)) {
          this.#add(piece, start, joint)
          break
        }
        if (this.#words.length > 0 && piece.width <= this.#width + tolerance) {
          this.#endLine(joint === 0)
        } else {
          const room = this.#room(joint)
          const cut =
            start +
            longestFitting(text.slice(start, end), {
              left: units => room - this.#pieceOf(start, start + units).width,
              guess: this.#estimatedRemainder(piece, end - start, room),
              slack: this.#style.size / 2,
              isEmpty: this.#words.length === 0,
            })
          if (cut > start) this.#add(this.#pieceOf(start, cut), start, joint)
          const from = start
          start = cut
          if (start < end) this.#endLine(joint === 0 || cut > from)
        }
        joint = 0
      }
      start = end
      joint = 0
    }
  }

  /** What each beginning of a piece would leave of the room, as far as its own glyphs tell. */
  #estimatedRemainder({ words, levels }: Piece, length: number, room: number): (units: number) => number {
    const reaches: number[] = []
    let before = 0
    for (const [index, word] of words.entries()) {
      const cumulativeAdvances = this.#shaper.cumulativeAdvances(
        word,
        (levels?.[index] ?? 0) % 2 === 0 ? 'ltr' : 'rtl',
      )
      const tracking = (word.glyphCount / cumulativeAdvances.length) * this.#style.tracking
      for (const [unit, width] of cumulativeAdvances.entries())
        reaches.push(before + width * this.#style.size + (unit + 1) * tracking)
      before += widthOf(word, this.#style)
    }
    // some of the text may be invisible, or drawn as another number of characters
    const share = reaches.length / length
    return units => room - (reaches[Math.ceil(units * share) - 1] ?? 0)
  }
}

export function widthOf(word: Word, style: TextStyle): number {
  return word.width * style.size + word.glyphCount * style.tracking
}

/** The parts of a word between its soft breaks. */
function partsOf(text: string, start: number, end: number): [number, number][] {
  const parts: [number, number][] = []
  let at = start
  for (const part of text.slice(start, end).split(softBreak)) {
    parts.push([at, at + part.length])
    at += part.length
    if (text[at] === '\u200b') at += 1
  }
  return parts
}

interface CutSearch {
  /** what a beginning of so many units leaves of the line; less than nothing where it does not fit */
  left(units: number): number
  /** the same by the glyphs of the whole, which costs nothing */
  guess(units: number): number
  /** a guess that is no further off is a good one */
  slack: number
  /** nothing stands in the line yet */
  isEmpty: boolean
}

/** From here on the guess was a bad one, and halving is sure to end soon. */
const maxSteps = 4

/**
 * Units of the longest beginning that fits, looked for from where it is guessed, because each look shapes it. At least
 * one character where the line is empty, so that wrapping ends.
 */
function longestFitting(text: string, { left, guess, slack, isEmpty }: CutSearch): number {
  const ends = [0]
  for (const grapheme of graphemesOf(text)) ends.push((ends.at(-1) ?? 0) + grapheme.length)
  let fitting = isEmpty ? 1 : 0
  let tooMany = ends.length - 1
  let next = ends.findLastIndex(end => guess(end) >= 0)
  for (let steps = 1; tooMany - fitting > 1; steps += 1) {
    const at =
      steps > maxSteps ? (fitting + tooMany) >> 1 : Math.min(Math.max(next, fitting + 1), tooMany - 1)
    const end = ends[at] ?? 0
    const rest = left(end)
    if (rest >= 0) fitting = at
    else tooMany = at
    // where it was right about this one, so it is about the next one, which would not fit
    if (rest >= 0 && at === next && Math.abs(rest - guess(end)) < slack) break
    next = rest >= 0 ? at + 1 : at - 1
  }
  return ends[fitting] ?? 0
}
