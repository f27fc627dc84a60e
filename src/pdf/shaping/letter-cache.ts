import type { Letter } from './letter.ts'

/** End of the Latin blocks, which contain most letters. */
const latinEnd = 0x250

/** Caches letters. Latin uses an array, several times as fast as a map: a page has thousands of letters. */
export function cachedByUnit(make: (unit: number) => Letter | null): (unit: number) => Letter | null {
  const latin: (Letter | null | undefined)[] = new Array(latinEnd).fill(undefined)
  const others = new Map<number, Letter | null>()
  return unit => {
    const known = unit < latinEnd ? latin[unit] : others.get(unit)
    if (known !== undefined) return known
    const made = make(unit)
    if (unit < latinEnd) latin[unit] = made
    else others.set(unit, made)
    return made
  }
}

/** Letters of a plan with a table of all pairs; documents seldom use more. */
const tableSize = 256
const notCached = 0x7fff
const notPlain = 0x7ffe
/** Limit for pairs outside of the table: languages have a few thousand. */
const maxOthers = 100_000

/** Caches the kerning of letter pairs; font units fit in 16 bits. */
export function cachedByPair(
  measure: (left: Letter, right: Letter) => number | null,
): (left: Letter, right: Letter) => number | null {
  const table = new Int16Array(tableSize * tableSize).fill(notCached)
  const others = new Map<string, number | null>()
  return (left, right) => {
    if (left.index >= tableSize || right.index >= tableSize) {
      const pair = left.text + right.text
      let known = others.get(pair)
      if (known === undefined) {
        if (others.size >= maxOthers) others.clear()
        known = measure(left, right)
        others.set(pair, known)
      }
      return known
    }
    const at = left.index * tableSize + right.index
    const known = table[at] ?? notCached
    if (known !== notCached) return known === notPlain ? null : known
    const measured = measure(left, right)
    table[at] = measured ?? notPlain
    return measured
  }
}
