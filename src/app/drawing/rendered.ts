import type { Issue } from '#core/errors/issue.ts'
import type { Region } from '#core/region.ts'

export interface Rendered {
  bytes: Uint8Array
  pageCount: number
  regions: Region[]
  warnings: Issue[]
}

export interface RenderOptions {
  signal?: AbortSignal
  /** told of the pages of the file now and then */
  onPage?: (progress: { done: number; pageCount: number }) => void
}
