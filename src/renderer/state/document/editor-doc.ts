import { isDraft, original } from 'immer'
import { type OptionalColumn, optionalColumns } from '#contract/settings.ts'
import { repeatedParts } from '#core/address/structured-address.ts'
import { type Draft, type DraftItem, emptyItem, withLineKind } from '#core/draft/draft.ts'
import { isBlankItem, itemBelow } from '#core/draft/draft-fields.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { itemPath, parseItemPath } from '#core/json/json-path.ts'
import { isPriced, type LineKind } from '#core/line-kind.ts'
import type { PostalAddress } from '#core/text/address-lines.ts'

/**
 * A draft with a stable key per item, so that rows keep identity, focus and messages when they move. Both
 * change in the same undo step.
 */
export interface EditorDoc {
  draft: Draft
  rowKeys: string[]
}

/** A field of a line that has a cell. */
export type ItemField = Exclude<keyof DraftItem, 'kind'>
type Party = 'seller' | 'buyer'
/** Fields of a party that are text, and its address lines. */
type PartyField<Of extends Party> = Exclude<keyof NonNullable<Draft[Of]>, 'electronic_address'>
export type SellerField = PartyField<'seller'>
export type BuyerField = PartyField<'buyer'>
/** Top-level text fields. */
export type TextField = {
  [Field in keyof Draft]-?: NonNullable<Draft[Field]> extends string ? Field : never
}[keyof Draft]

let lastKey = 0
const newRowKey = (): string => `row-${++lastKey}`

/** Adds a blank row to an empty invoice. */
export function toEditorDoc(draft: Draft): EditorDoc {
  const items = draft.items.length > 0 ? draft.items : [emptyItem()]
  // frozen like the objects of immer, because memoised values rely on immutability
  for (const item of items) Object.freeze(item)
  return { draft: items === draft.items ? draft : { ...draft, items }, rowKeys: items.map(newRowKey) }
}

/** Maps `items[2].quantity` of the draft to `row-7.quantity` of the editor. */
export function fieldKeyOf(path: string, rowKeys: readonly string[]): string {
  const item = parseItemPath(path)
  if (!item) return path.replace(/\[\d+\]$/, '')
  const key = rowKeys[item.index] ?? 'items'
  return item.field === undefined ? key : `${key}.${item.field}`
}

/** Maps an editor key to its current path in the draft; `null` if its row is gone. */
export function pathOfField(field: string, rowKeys: readonly string[]): string | null {
  const [owner = '', name] = field.split('.')
  if (!owner.startsWith('row-')) return field
  const index = rowKeys.indexOf(owner)
  if (index === -1) return null
  return itemPath({ index, field: name })
}

// ---- changes as immer recipes ----------------------------------------------------------------------------

export type Recipe = (doc: EditorDoc) => void

/** Replaces the whole draft in one step. */
export const replaceDraft =
  (draft: Draft): Recipe =>
  doc => {
    Object.assign(doc, toEditorDoc(draft))
  }

/** Replaces all fields except the line items. */
export const replaceHead =
  ({ items: _items, ...head }: Draft): Recipe =>
  doc => {
    const { items } = doc.draft
    doc.draft = { ...head, items }
  }

export const setText =
  (field: TextField, value: string): Recipe =>
  doc => {
    doc.draft[field] = value
  }

/** The names and positions of a path, such as `charges[0].amount`. */
export const stepsOf = (path: string): string[] => path.split(/[.[\]]+/)

/** Sets a text at a path of objects and lists, such as `buyer.electronic_address.id`. */
export const setTextAt =
  (path: string, value: string): Recipe =>
  doc => {
    const names = stepsOf(path)
    const last = names.pop() ?? ''
    let holder: object = doc.draft
    for (const name of names) {
      if (Reflect.get(holder, name) === undefined) Reflect.set(holder, name, {})
      holder = Reflect.get(holder, name)
    }
    Reflect.set(holder, last, value)
  }

/** The text at a path of objects and lists; empty if there is none. */
export function textAt(draft: Draft, path: string): string {
  let value: unknown = draft
  for (const name of stepsOf(path))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'string' ? value : ''
}

export const setItemText =
  (rowKey: string, field: ItemField, value: string): Recipe =>
  doc => {
    // searches the original array, because reads through immer's proxy are slow
    const keys = isDraft(doc.rowKeys) ? original(doc.rowKeys) : doc.rowKeys
    const item = doc.draft.items[keys?.indexOf(rowKey) ?? -1]
    if (item) item[field] = value
  }

/** Sets the same tax rate on every line; an empty text removes it. */
export const setTaxRate =
  (rate: string): Recipe =>
  doc => {
    for (const item of doc.draft.items.filter(isPriced)) item.tax_rate = rate
  }

export const setSeller =
  (change: Partial<NonNullable<Draft['seller']>>): Recipe =>
  doc => {
    doc.draft.seller = { ...withoutRepeated(doc.draft.seller, change), ...change }
  }

export const setBuyer =
  (change: Partial<NonNullable<Draft['buyer']>>): Recipe =>
  doc => {
    doc.draft.buyer = { ...withoutRepeated(doc.draft.buyer, change), ...change }
  }

/** Removes parts that repeat the address lines, because they would contradict changed lines. */
function withoutRepeated<Party extends PostalAddress>(
  party: Party | undefined,
  { address }: PostalAddress,
): Party | undefined {
  if (party === undefined || address === undefined) return party
  const kept = { ...party }
  for (const name of repeatedParts(party)) Reflect.deleteProperty(kept, name)
  return kept
}

export const insertRows =
  (at: number, items: readonly DraftItem[]): Recipe =>
  doc => {
    doc.draft.items.splice(at, 0, ...items)
    doc.rowKeys.splice(at, 0, ...items.map(newRowKey))
  }

/** Clears the last remaining row instead of removing it. */
export const removeRow =
  (index: number): Recipe =>
  doc => {
    if (doc.draft.items.length === 1) {
      doc.draft.items[0] = emptyItem()
      return
    }
    doc.draft.items.splice(index, 1)
    doc.rowKeys.splice(index, 1)
  }

/** Removes rows; adds a blank one if no other is left. */
export const removeRows =
  (keys: readonly string[]): Recipe =>
  doc => {
    const removed = new Set(keys)
    const kept = [...doc.rowKeys.entries()].filter(([, key]) => !removed.has(key))
    if (kept.length === 0) return replaceDraft({ ...doc.draft, items: [] })(doc)
    doc.draft.items = kept.flatMap(([index]) => doc.draft.items[index] ?? [])
    doc.rowKeys = kept.map(([, key]) => key)
  }

/** @param to index of the first of these rows after the move */
export const moveRows =
  (from: number, count: number, to: number): Recipe =>
  doc => {
    doc.draft.items.splice(to, 0, ...doc.draft.items.splice(from, count))
    doc.rowKeys.splice(to, 0, ...doc.rowKeys.splice(from, count))
  }

/** The item whose unit and tax are copied to a line at this index: the nearest one above, or else the first one. */
export const itemAbove = (items: readonly DraftItem[], at: number): DraftItem | undefined =>
  items.findLast((item, index) => index < at && isPriced(item)) ?? items.find(isPriced)

/** Changes the kind of a line; `undefined` makes it an ordinary one. Fields that the kind lacks are removed. */
export const setLineKind =
  (row: number, kind: LineKind | undefined): Recipe =>
  doc => {
    const { items } = doc.draft
    const before = items[row]
    if (!before) return
    const changed = withLineKind(before, kind)
    const isNewlyPriced = isPriced(changed) && !isPriced(before)
    const item = isNewlyPriced ? { ...itemBelow(itemAbove(items, row)), ...changed } : changed
    items[row] = item
    const [next, ...others] = items.slice(row + 1)
    // a heading turned back into a blank item needs no second blank line below it
    if (isNewlyPriced && isBlankItem(item) && next && isBlankItem(next) && others.length === 0)
      removeRow(row + 1)(doc)
    // keeps unit and tax of the invoice
    if (!items.some(isPriced)) insertRows(row + 1, [itemBelow(before)])(doc)
  }

export const duplicateRow =
  (index: number): Recipe =>
  doc => {
    const item = doc.draft.items[index]
    if (!item) return
    doc.draft.items.splice(index + 1, 0, { ...item })
    doc.rowKeys.splice(index + 1, 0, newRowKey())
  }

/**
 * Inserts pasted lines, which replace a blank line at that position. Unit and tax are copied from the line above if the
 * table has no such column.
 */
export const insertPasted =
  (at: number, items: readonly DraftItem[], pastedFields: readonly ItemField[]): Recipe =>
  doc => {
    const current = doc.draft.items[at]
    const replaced = current && isBlankItem(current) ? 1 : 0
    const newItem = itemBelow(replaced === 1 ? current : itemAbove(doc.draft.items, at), pastedFields)
    doc.draft.items.splice(
      at,
      replaced,
      ...items.map(item => (isPriced(item) ? { ...newItem, ...item } : item)),
    )
    doc.rowKeys.splice(at, replaced, ...items.map(newRowKey))
  }

/** The rows that cells from a spreadsheet fill; lines without one of the fields are skipped. */
export function rowsToFill(
  items: readonly DraftItem[],
  row: number,
  fields: readonly ItemField[],
  count: number,
): number[] {
  const rows: number[] = []
  const hasFields = (item: DraftItem | undefined) =>
    !item || isPriced(item) || fields.every(field => field === 'description')
  for (let at = row; rows.length < count; at += 1) if (hasFields(items[at])) rows.push(at)
  return rows
}

/** Fills cells from a spreadsheet to the right and down, adding rows below the last line if needed. */
export const fillCells =
  (row: number, fields: readonly ItemField[], cells: readonly (readonly string[])[]): Recipe =>
  doc => {
    const { items } = doc.draft
    for (const [offset, index] of rowsToFill(items, row, fields, cells.length).entries()) {
      if (!items[index]) insertRows(index, [itemBelow(itemAbove(items, index), fields)])(doc)
      const item = items[index]
      fields.forEach((field, column) => {
        const value = cells[offset]?.[column]
        if (item && value !== undefined) item[field] = value
      })
    }
  }

export const isOptional = (field: ItemField): field is OptionalColumn =>
  (optionalColumns as readonly string[]).includes(field)

/** Whether the cells of a field contain text or a code instead of a number. */
export const isTextColumn = (field: ItemField): boolean => itemFields[field].kind !== 'decimal'
