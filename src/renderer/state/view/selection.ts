/** Rows of the list that are chosen, beside the invoice that is open. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** where a range begins */
  readonly anchor: string | null
}

export const emptySelection = (anchor: string | null = null): Selection => ({ ids: new Set(), anchor })

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** All from where the range begins to `id`, as the list has them; the anchor stays. */
export function extended(selection: Selection, rows: readonly string[], id: string): Selection {
  const anchor = selection.anchor !== null && rows.includes(selection.anchor) ? selection.anchor : id
  const [from = 0, to = 0] = [rows.indexOf(anchor), rows.indexOf(id)].sort((a, b) => a - b)
  return { ids: new Set(rows.slice(from, to + 1)), anchor }
}
