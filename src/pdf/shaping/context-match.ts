import { classOf, coverageIndex, type Lookup, words } from './layout-table.ts'

/** `partly`: of the line only a glyph and the next one are known, and what lies beyond might match. */
export type ContextMatcher = (glyphs: readonly number[], at: number, partly?: boolean) => boolean

/**
 * Whether a contextual lookup has anything to do at a place of a line of glyphs (OpenType 1.9, "Sequence Context"
 * and "Chained Sequence Context"). What it would do is left to fontkit.
 */
export function contextMatcher(table: Buffer, { subtables }: Lookup, chained: boolean): ContextMatcher {
  const matchers = subtables.map(subtable =>
    table.readUInt16BE(subtable) === 3
      ? byCoverage(table, subtable, chained)
      : byRules(table, subtable, chained),
  )
  return (glyphs, at, partly) => matchers.some(matches => matches(glyphs, at, partly))
}

function byRules(table: Buffer, subtable: number, chained: boolean): ContextMatcher {
  const format = table.readUInt16BE(subtable)
  const { isBack, isInput, isAhead } = comparersOf(table, subtable, format, chained)
  return (glyphs, at, partly) =>
    rulesFor(table, subtable, format, chained, glyphs[at] ?? 0).some(rule => {
      const { back, input, ahead } = readRule(table, rule, chained)
      return (
        sequence(back, { glyphs, from: at - 1, step: -1, partly }, isBack) &&
        sequence(input, { glyphs, from: at + 1, step: 1, partly }, isInput) &&
        sequence(ahead, { glyphs, from: at + 1 + input.length, step: 1, partly }, isAhead)
      )
    })
}

/** Whether the lookup looks at this glyph first. */
export function contextBegins(table: Buffer, subtable: number, chained: boolean, glyph: number): boolean {
  let coverage = table.readUInt16BE(subtable + 2)
  if (table.readUInt16BE(subtable) === 3) {
    const inputs = chained ? words(table, subtable + 4 + table.readUInt16BE(subtable + 2) * 2) : []
    coverage = chained ? (inputs[0] ?? 0) : table.readUInt16BE(subtable + 6)
  }
  return coverageIndex(table, subtable + coverage, glyph) >= 0
}

type Matches = (value: number, glyph: number) => boolean

interface Walk {
  glyphs: readonly number[]
  from: number
  step: 1 | -1
  partly: boolean | undefined
}

function sequence(
  values: readonly number[],
  { glyphs, from, step, partly }: Walk,
  matches: Matches,
): boolean {
  return values.every((value, index) => {
    const place = from + index * step
    const glyph = glyphs[place]
    // the glyph after the first is known, or known to be missing
    if (glyph === undefined) return partly === true && place !== 1
    return matches(value, glyph)
  })
}

function byCoverage(table: Buffer, subtable: number, chained: boolean): ContextMatcher {
  const covers: Matches = (coverage, glyph) => coverageIndex(table, subtable + coverage, glyph) >= 0
  if (!chained) {
    const count = table.readUInt16BE(subtable + 2)
    const input = Array.from({ length: count }, (_, index) => table.readUInt16BE(subtable + 6 + index * 2))
    return (glyphs, at, partly) => sequence(input, { glyphs, from: at, step: 1, partly }, covers)
  }
  const back = words(table, subtable + 2)
  const input = words(table, subtable + 4 + back.length * 2)
  const ahead = words(table, subtable + 6 + (back.length + input.length) * 2)
  return (glyphs, at, partly) =>
    sequence(ahead, { glyphs, from: at + input.length, step: 1, partly }, covers) &&
    sequence(back, { glyphs, from: at - 1, step: -1, partly }, covers) &&
    sequence(input, { glyphs, from: at, step: 1, partly }, covers)
}

function rulesFor(
  table: Buffer,
  subtable: number,
  format: number,
  chained: boolean,
  glyph: number,
): number[] {
  const covered = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), glyph)
  if (covered < 0) return []
  const inputClasses = subtable + table.readUInt16BE(subtable + (chained ? 6 : 4))
  const set = format === 1 ? covered : classOf(table, inputClasses, glyph)
  const offset = words(table, subtable + setsAt(format, chained))[set] ?? 0
  return offset === 0 ? [] : words(table, subtable + offset).map(rule => subtable + offset + rule)
}

/** Where the sets of rules are counted: after the definitions of classes, if there are any. */
function setsAt(format: number, chained: boolean): number {
  if (format === 1) return 4
  return chained ? 10 : 6
}

interface Rule {
  back: number[]
  /** without the first, which led here */
  input: number[]
  ahead: number[]
}

function readRule(table: Buffer, rule: number, chained: boolean): Rule {
  const tail = (at: number, count: number) =>
    Array.from({ length: Math.max(0, count) }, (_, index) => table.readUInt16BE(at + index * 2))
  if (!chained) return { back: [], input: tail(rule + 4, table.readUInt16BE(rule) - 1), ahead: [] }
  const back = words(table, rule)
  const inputAt = rule + 2 + back.length * 2
  const input = tail(inputAt + 2, table.readUInt16BE(inputAt) - 1)
  return { back, input, ahead: words(table, inputAt + 2 + input.length * 2) }
}

function comparersOf(table: Buffer, subtable: number, format: number, chained: boolean) {
  const isGlyph: Matches = (value, glyph) => value === glyph
  if (format === 1) return { isBack: isGlyph, isInput: isGlyph, isAhead: isGlyph }
  const classesAt = (at: number): Matches => {
    const classes = subtable + table.readUInt16BE(subtable + at)
    return (value, glyph) => classOf(table, classes, glyph) === value
  }
  return chained
    ? { isBack: classesAt(4), isInput: classesAt(6), isAhead: classesAt(8) }
    : { isBack: isGlyph, isInput: classesAt(4), isAhead: isGlyph }
}
