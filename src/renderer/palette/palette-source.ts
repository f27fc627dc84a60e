import type { App } from '../state/app.ts'

export interface PaletteEntry {
  /** unique among all sources; identifies the entry among the recently used ones */
  key: string
  title: string
  detail?: string
  /** further words that find the entry, separated by spaces; not displayed */
  keywords?: string
  shortcut?: string
  /** the search is the whole name or number of what it opens */
  isExact?: boolean
  run(): void
}

/** One kind of entries; the list of sources is in palette-sources.ts. */
export interface PaletteSource {
  /** all entries that the page knows, before the search is applied */
  entries?(app: App): PaletteEntry[]
  /** entries that the host finds for a search that is not empty */
  find?(app: App, search: string): Promise<PaletteEntry[]>
}
