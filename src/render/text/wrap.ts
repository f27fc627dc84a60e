import { type Direction, maxWordLength, type Shaper, type Word } from '../model/shaper.ts'
import { styleForScript, type TextStyle } from '../model/text-style.ts'
import { levelsOf, mayReorder } from './bidi.ts'
import { breakPoints, isUnspaced } from './break-points.ts'
import { graphemesOf, shapeablePieces } from './graphemes.ts'
import { type Hyphenate, hyphenPoints, softHyphen } from './hyphenation.ts'
import { replaceExtractedText, shapeLevelRuns } from './shape-level-runs.ts'

export interface Line {
  /** in reading order */
  words: Word[]
  /** embedding level of each word; `null` if all run from left to right */
  levels: number[] | null
  /** points */
  width: number
  style: TextStyle
  /** whether a word continues on the next line without a space */
  breaksWord?: true
}

/** CR LF, LF, CR, and the mandatory breaks of Unicode (UAX 14, classes BK and NL). */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/**
 * Where a word that does not fit may be broken first, never at the separators within a number. The lookahead
 * comes first to keep matching linear.
 */
const softBreak =
  /(?=[\p{L}\p{N}])(?!(?<=\p{N}[.,])\p{N})(?<=[\p{L}\p{N}][-\u2010\u2013\u2014/\\_&@.,:;?=]+)|\u200b/u

/** fast path: most table cells are a single word */
const mayBreak = /[\s\u0085]|^$/

/** Without any of these, text runs from left to right and breaks only at spaces. */
const special = /[\u0590-\u1dff\u200e\u200f\u2066-\u2069\u2e80-\uffff]/

export interface WrapTools {
  shaper: Shaper
  hyphenate: Hyphenate
  direction?: Direction
}

/** Tolerance in points: widths are sums of floats, and a text must fit the column measured from it. */
const tolerance = 0.01

/**
 * Breaks text into lines of at most `width` points: at line breaks, between words, at soft hyphens, then within
 * a word at hyphens and slashes, between syllables with a hyphen, and finally between any two graphemes. Linear
 * time. The direction is that of the document; a paragraph with letters has its own.
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

/** A shaped part of the paragraph that is not broken further. */
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
  /** of the current line */
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

  /** @param isUnspacedText whether lines may break without a space */
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
      // `slice` drops the spare capacity of the array: lines are many and kept
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

  /** Tries each break opportunity in text without spaces. */
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

  /** Adds a word that is wider than a line or contains soft hyphens, part by part. */
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

  /** @param stops where the part may be hyphenated, and its end */
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
   * Returns the last stop, from `first` on, up to which the text fits on the line including a hyphen;
   * `undefined` if none fits.
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

  /** Drawn as a hyphen and extracted as a soft hyphen, which readers drop. */
  #hyphenAt(stop: number): Piece {
    const word = replaceExtractedText(this.#shaper.shape('-', this.#style.font), '', '-', softHyphen)
    const level = this.#textLevels?.[stop - 1] ?? 0
    return { words: [word], levels: this.#textLevels && [level], width: widthOf(word, this.#style) }
  }

  /** Breaks between any two graphemes, without a hyphen. */
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

  /** Estimates the width left after each prefix of a piece, from the advances of the whole. */
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
    // some of the text may be invisible or drawn with another number of glyphs
    const share = reaches.length / length
    return units => room - (reaches[Math.ceil(units * share) - 1] ?? 0)
  }
}

export function widthOf(word: Word, style: TextStyle): number {
  return word.width * style.size + word.glyphCount * style.tracking
}

/** Splits a word at its break opportunities. */
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
  /** exact width left after a prefix; negative if it does not fit */
  left(units: number): number
  /** the same, estimated without shaping */
  guess(units: number): number
  /** maximum error of a good estimate */
  slack: number
  /** whether the line is still empty */
  isEmpty: boolean
}

/** After so many steps the estimate was poor, and the search continues by bisection. */
const maxSteps = 4

/**
 * Returns the length of the longest prefix that fits, starting at the estimate because each exact measurement
 * shapes the text. At least one grapheme on an empty line, so that wrapping terminates.
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
    // a good estimate here implies that the next prefix would not fit
    if (rest >= 0 && at === next && Math.abs(rest - guess(end)) < slack) break
    next = rest >= 0 ? at + 1 : at - 1
  }
  return ends[fitting] ?? 0
}
