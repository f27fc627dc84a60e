import type { App } from '../state/app.ts'

export interface PaletteEntry {
  /** unique among all sources; identifies a recently used entry */
  key: string
  title: string
  detail?: string
  /** further search words, separated by spaces; not displayed */
  keywords?: string
  shortcut?: string
  /** the search equals the whole name or number of the target */
  isExact?: boolean
  run(): void
}

/** A kind of entries; `use-palette-entries.ts` lists the sources. */
export interface PaletteSource {
  /** all entries known to the page, unfiltered */
  entries?(app: App): PaletteEntry[]
  /** entries that the host finds for a non-empty search */
  find?(app: App, search: string): Promise<PaletteEntry[]>
}
