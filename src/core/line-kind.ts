/**
 * Kinds of lines other than ordinary items: the title of the lines below, a text, the sum of the lines above, or an
 * offered item that is not summed.
 */
export const lineKinds = ['heading', 'text', 'subtotal', 'optional'] as const

export type LineKind = (typeof lineKinds)[number]

/** Kinds of lines with a description only. */
export type UnpricedKind = Exclude<LineKind, 'optional'>

interface Line {
  kind?: string | undefined
}

/** A line with quantity and price: an ordinary or an optional item. */
export type Priced<Of extends Line> = Exclude<Of, { kind: UnpricedKind }>

/** An ordinary item. */
export type Summed<Of extends Line> = Priced<Of> & { kind?: undefined }

export const isLineKind = (kind: string | undefined): kind is LineKind =>
  kind !== undefined && (lineKinds as readonly string[]).includes(kind)

export const isUnpricedKind = (kind: string | undefined): kind is UnpricedKind =>
  kind !== 'optional' && isLineKind(kind)

export const isPriced = <Of extends Line>(line: Of): line is Priced<Of> => !isUnpricedKind(line.kind)

/** Decides which lines count in sums, taxes, totals, reports and e-invoices. */
export const isSummed = <Of extends Line>(line: Of): line is Summed<Of> => !isLineKind(line.kind)

/** Ordinary items with their index among all lines. */
export const summedEntries = <Of extends Line>(lines: readonly Of[]): [number, Summed<Of>][] =>
  lines.flatMap((line, index) => (isSummed(line) ? [[index, line]] : []))
