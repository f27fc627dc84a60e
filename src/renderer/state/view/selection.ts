/** Selected rows of the list, independent of the open invoice. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** start of a range */
  readonly anchor: string | null
}

export const emptySelection = (anchor: string | null = null): Selection => ({ ids: new Set(), anchor })

export const deselected = ({ ids, anchor }: Selection, gone: ReadonlySet<string>): Selection => ({
  ids: new Set([...ids].filter(id => !gone.has(id))),
  anchor: anchor !== null && gone.has(anchor) ? null : anchor,
})

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Selects the range from the anchor to `id`. */
export function extended(selection: Selection, rows: readonly string[], id: string): Selection {
  const anchor = selection.anchor !== null && rows.includes(selection.anchor) ? selection.anchor : id
  const [from = 0, to = 0] = [rows.indexOf(anchor), rows.indexOf(id)].sort((a, b) => a - b)
  return { ids: new Set(rows.slice(from, to + 1)), anchor }
}
