/**
 * A group of the list. The place of a document in it is a text that begins with its group, so that the texts in descending
 * order are the list: drafts, what is to be paid with the earliest due date first, quotes, and what is settled, by the date of
 * the last payment or of issue.
 */
export type ListGroup =
  | { kind: 'drafts' | 'owed' | 'quotes' | 'undated' }
  /** YYYY-MM */
  | { kind: 'month'; month: string }

/** What the texts of a group begin with. */
export const groupPrefixes = { drafts: '4', owed: '3', quotes: '2', settled: '1' } as const

const unsettled = ['drafts', 'owed', 'quotes'] as const

export function listGroupOf(place: string): ListGroup {
  const kind = unsettled.find(each => place.startsWith(groupPrefixes[each]))
  if (kind !== undefined) return { kind }
  const date = settledOn(place)
  return date === undefined ? { kind: 'undated' } : { kind: 'month', month: date.slice(0, 7) }
}

/** Date of the last payment of a settled document, or of its issue without one; `undefined` if it is not settled or has none. */
export const settledOn = (place: string): string | undefined =>
  place.startsWith(groupPrefixes.settled) ? place.slice(1) || undefined : undefined

/** Equal for places of one group. */
export const listGroupKey = (place: string): string => {
  const group = listGroupOf(place)
  return group.kind === 'month' ? group.month : group.kind
}
