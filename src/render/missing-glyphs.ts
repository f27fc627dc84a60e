import type { Issue } from '#core/issue.ts'
import { describeCharacters } from './describe-characters.ts'
import type { Box, Placed } from './display-list.ts'

type Missing = readonly [path: string, character: string]

/** A box that no keystroke changed is the same object as before. */
const known = new WeakMap<Box, readonly Missing[]>()

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
