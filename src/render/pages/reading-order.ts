import type { Operation } from '../model/display-list.ts'
import type { Group, Piece } from '../model/structure.ts'

/**
 * Orders the content of each part of a cut box: content that continues from an earlier part precedes content
 * that begins here, because the structure tree is ordered by first occurrence.
 */
export function createReadingOrder(drawn: readonly Operation[]): (part: readonly Operation[]) => Operation[] {
  const indexes = new Map(drawn.map((operation, index) => [operation, index]))
  /** of elements of the structure tree, by when they began */
  const ranks = new Map<object, number>()

  function rankOf(element: Piece | Group | Operation): number {
    const known = ranks.get(element)
    if (known !== undefined) return known
    const rank = ranks.size
    ranks.set(element, rank)
    // a row begins with all its cells
    if ('cells' in element) element.cells.forEach(rankOf)
    return rank
  }

  return part => {
    const operations = part.toSorted((a, b) => (indexes.get(a) ?? 0) - (indexes.get(b) ?? 0))
    const content = operations
      .filter(isContent)
      .map(operation => ({ operation, path: elementsOf(operation).map(rankOf) }))
      .toSorted((a, b) => comparePaths(a.path, b.path))
    return [
      ...operations.filter(operation => !isContent(operation)),
      ...content.map(({ operation }) => operation),
    ]
  }
}

/** Rectangles are painted first and are no part of the structure; neither are lines without words. */
const isContent = (operation: Operation): boolean =>
  operation.kind === 'text' ? operation.words.length > 0 : operation.kind !== 'rectangle'

/** The element of an operation after those that contain it, outermost first. */
function elementsOf(operation: Operation): (Piece | Group | Operation)[] {
  if (operation.kind !== 'text') return [operation]
  const elements: (Piece | Group)[] = []
  for (let at: Piece | Group | null = operation.piece; at !== null; at = at.within) elements.unshift(at)
  return elements
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  const depth = a.findIndex((rank, at) => rank !== b[at])
  return (a[depth] ?? 0) - (b[depth] ?? 0)
}
