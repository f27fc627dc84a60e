import { classOf, coverageIndex, uint16Array } from './layout-table.ts'

/** Whether a lookup may apply to a glyph followed by this one, or by nothing. */
export type LookupTest = (right: number | undefined) => boolean

const always: LookupTest = () => true

/**
 * Returns a test for each rule of a contextual lookup that may apply to a glyph (OpenType 1.9, "Sequence
 * Context" and "Chained Sequence Context"). Glyphs after the next one are assumed to match.
 */
export function contextLookupTests(
  table: Buffer,
  subtable: number,
  chained: boolean,
  left: number,
): LookupTest[] {
  const format = table.readUInt16BE(subtable)
  if (format === 3) {
    const { input, ahead } = chained ? chainedCoverages(table, subtable) : plainCoverages(table, subtable)
    const covers = (coverage: number, glyph: number) => coverageIndex(table, subtable + coverage, glyph) >= 0
    const [first, ...rest] = input
    return first !== undefined && covers(first, left) ? [next([...rest, ...ahead], covers)] : []
  }
  const covered = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), left)
  if (covered < 0) return []
  const inputClasses = subtable + table.readUInt16BE(subtable + (chained ? 6 : 4))
  const aheadClasses = subtable + table.readUInt16BE(subtable + (chained ? 8 : 4))
  const set = format === 1 ? covered : classOf(table, inputClasses, left)
  return rulesOf(table, subtable, { format, chained, set }).map(rule => {
    const { input, ahead } = readRule(table, rule, chained)
    const classes = input.length > 0 ? inputClasses : aheadClasses
    return next([...input, ...ahead], (value, glyph) =>
      format === 1 ? value === glyph : value === classOf(table, classes, glyph),
    )
  })
}

/** @param rest the values that a rule requires after its first glyph */
function next(rest: readonly number[], matches: (value: number, glyph: number) => boolean): LookupTest {
  const [second] = rest
  return second === undefined ? always : right => right !== undefined && matches(second, right)
}

interface Sequences {
  input: number[]
  ahead: number[]
}

function plainCoverages(table: Buffer, subtable: number): Sequences {
  const count = table.readUInt16BE(subtable + 2)
  return {
    input: Array.from({ length: count }, (_, index) => table.readUInt16BE(subtable + 6 + index * 2)),
    ahead: [],
  }
}

function chainedCoverages(table: Buffer, subtable: number): Sequences {
  const inputAt = subtable + 4 + table.readUInt16BE(subtable + 2) * 2
  const input = uint16Array(table, inputAt)
  return { input, ahead: uint16Array(table, inputAt + 2 + input.length * 2) }
}

interface RuleSet {
  format: number
  chained: boolean
  /** coverage index or class of the first glyph */
  set: number
}

function rulesOf(table: Buffer, subtable: number, { format, chained, set }: RuleSet): number[] {
  const offset = uint16Array(table, subtable + setsAt(format, chained))[set] ?? 0
  return offset === 0 ? [] : uint16Array(table, subtable + offset).map(rule => subtable + offset + rule)
}

/** Returns the offset of the rule set count, after the class definitions if there are any. */
function setsAt(format: number, chained: boolean): number {
  if (format === 1) return 4
  return chained ? 10 : 6
}

/** Reads the glyphs or classes of a rule, except for the first. */
function readRule(table: Buffer, rule: number, chained: boolean): Sequences {
  const tail = (at: number, count: number) =>
    Array.from({ length: Math.max(0, count) }, (_, index) => table.readUInt16BE(at + index * 2))
  if (!chained) return { input: tail(rule + 4, table.readUInt16BE(rule) - 1), ahead: [] }
  const inputAt = rule + 2 + table.readUInt16BE(rule) * 2
  const input = tail(inputAt + 2, table.readUInt16BE(inputAt) - 1)
  return { input, ahead: uint16Array(table, inputAt + 2 + input.length * 2) }
}
