import type { Issue } from '#core/errors/issue.ts'
import type { Box, Placed } from '../model/display-list.ts'
import type { LayoutCache } from '../model/layout-cache.ts'
import type { Shaper } from '../model/shaper.ts'

/** characters by the path of their field */
type Missing = ReadonlyMap<string, ReadonlySet<string>>

/** Cache by box: boxes that a keystroke does not change stay the same object. */
const missingByBox = new WeakMap<Box, Missing>()

/** Wraps a shaper to record in the cache whether any glyph is missing. */
export function trackMissingGlyphs(shaper: Shaper, cache: LayoutCache): Shaper {
  return {
    shape(text, font, direction) {
      const word = shaper.shape(text, font, direction)
      if (word.missing) cache.hasMissingGlyphs = true
      return word
    },
    cumulativeAdvances: shaper.cumulativeAdvances,
    metrics: shaper.metrics,
  }
}

/** Returns a warning for each field with characters that no face can draw; texts of the template itself are at `template`. */
export function missingGlyphsIn(placed: Iterable<Placed>): Issue[] {
  const found = new Map<string, ReadonlySet<string>>()
  for (const { box } of placed) {
    for (const [path, characters] of missingIn(box)) {
      const others = found.get(path)
      found.set(path, others ? new Set([...others, ...characters]) : characters)
    }
  }
  return Array.from(found, ([path, characters]) => missingGlyphWarning(path, [...characters]))
}

function missingIn(box: Box): Missing {
  let missing = missingByBox.get(box)
  if (!missing) {
    missing = collectMissing(box)
    missingByBox.set(box, missing)
  }
  return missing
}

function collectMissing({ operations }: Box): Missing {
  const missing = new Map<string, Set<string>>()
  for (const operation of operations) {
    if (operation.kind !== 'text') continue
    const { path, words } = operation
    const field = path ?? 'template'
    for (const word of words) {
      if (!word.missing) continue
      const characters = missing.get(field) ?? new Set()
      for (const character of word.missing) characters.add(character)
      missing.set(field, characters)
    }
  }
  return missing
}

export function missingGlyphWarning(path: string, characters: readonly string[]): Issue {
  const message = { code: 'glyph.missing', params: describeCharacters(characters) } as const
  return { path, code: 'missing_glyph', severity: 'warning', message }
}

/** Characters that are named; the rest are counted. */
const maxNamed = 3

/** Describes characters for a message: printed if visible, always with their code points. */
function describeCharacters(characters: readonly string[]): { characters: string[]; others: number } {
  const named = characters.slice(0, maxNamed).map(describe)
  return { characters: named, others: characters.length - named.length }
}

function describe(character: string): string {
  const points = [...character].map(each => each.codePointAt(0) ?? 0)
  const numbers = points
    .slice(0, maxNamed)
    .map(point => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`)
  const isVisible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(character)
  return isVisible ? `“${character}” (${numbers.join(' ')})` : numbers.join(' ')
}
