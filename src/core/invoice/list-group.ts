/**
 * A group of the list. The position of a document is a text that begins with the prefix of its group; the list shows
 * these texts in descending order: drafts, outstanding documents with the earliest due date first, quotes, and settled
 * documents by the date of the last payment or of issue.
 */
export type ListGroup =
  | { kind: 'drafts' | 'owed' | 'quotes' | 'undated' }
  /** YYYY-MM */
  | { kind: 'month'; month: string }

/** First character of the position of each group's documents. */
export const groupPrefixes = { drafts: '4', owed: '3', quotes: '2', settled: '1' } as const

const unsettled = ['drafts', 'owed', 'quotes'] as const

export function listGroupOf(place: string): ListGroup {
  const kind = unsettled.find(each => place.startsWith(groupPrefixes[each]))
  if (kind !== undefined) return { kind }
  const date = settledOn(place)
  return date === undefined ? { kind: 'undated' } : { kind: 'month', month: date.slice(0, 7) }
}

/**
 * Date of the last payment of a settled document, or its issue date if it has no payment; `undefined` if it is not
 * settled or has no date.
 */
export const settledOn = (place: string): string | undefined =>
  place.startsWith(groupPrefixes.settled) ? place.slice(1) || undefined : undefined

/** Equal for positions in the same group. */
export const listGroupKey = (place: string): string => {
  const group = listGroupOf(place)
  return group.kind === 'month' ? group.month : group.kind
}
