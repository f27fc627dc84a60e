import type { Issue } from '#core/issue.ts'
import type { Box, Placed } from '../display-list.ts'
import type { LayoutMemory } from '../layout-memory.ts'
import type { Shaper } from '../shaper.ts'
import { describeCharacters } from './describe-characters.ts'

type Missing = readonly [path: string, character: string]

/** A box that no keystroke changed is the same object as before. */
const known = new WeakMap<Box, readonly Missing[]>()

/** The shaper, with a note taken of any character that it could not draw. */
export function noticingMissing(shaper: Shaper, memory: LayoutMemory): Shaper {
  return {
    shape(text, font, direction) {
      const word = shaper.shape(text, font, direction)
      if (word.missing) memory.missesGlyphs = true
      return word
    },
    reach: shaper.reach,
    metrics: shaper.metrics,
  }
}

/** A warning for each field that holds a character which no face can draw. */
export function missingGlyphsIn(placed: Iterable<Placed>): Issue[] {
  const found = new Map<string, Set<string>>()
  for (const { box } of placed) {
    for (const [path, character] of missingIn(box)) {
      const characters = found.get(path) ?? new Set()
      found.set(path, characters.add(character))
    }
  }
  return [...found].map(([path, characters]) => warningOf(path, [...characters]))
}

function missingIn(box: Box): readonly Missing[] {
  let missing = known.get(box)
  if (!missing) {
    missing = box.operations.flatMap(operation => {
      if (operation.kind !== 'text' || operation.path === null) return []
      const { path, words } = operation
      return words.flatMap(word => word.missing?.map((character): Missing => [path, character]) ?? [])
    })
    known.set(box, missing)
  }
  return missing
}

function warningOf(path: string, characters: readonly string[]): Issue {
  const place = characters.length === 1 ? 'A box stands in its place.' : 'Boxes stand in their place.'
  const message = `No font here can draw ${describeCharacters(characters)}. ${place}`
  return { path, code: 'missing_glyph', severity: 'warning', message }
}
