import { z } from 'zod'
import type { Issue } from '../errors/issue.ts'
import type { Region } from '../fields/region.ts'
import { draftSchema } from './draft.ts'
import { draftChangeSchema } from './draft-change.ts'

/** More than a screen shows, and few enough for one request. */
const maxPages = 40

const page = z.int().min(0).max(100_000)

/**
 * Requests some pages of the current draft. The receiver keeps the draft of a session, so a keystroke sends only the
 * change; if the receiver does not have the base revision, it answers `stale_preview`.
 */
export const previewRequestSchema = z.strictObject({
  /** chosen by the viewer for each opened document */
  session: z.uuid(),
  /** number of the change within the session */
  revision: z.int().min(1),
  content: z.union([
    z.strictObject({ draft: draftSchema }),
    z.strictObject({ base: z.int().min(1), change: draftChangeSchema }),
  ]),
  /** from 0; pages after the last one are omitted */
  pages: z
    .strictObject({ first: page, last: page })
    .refine(({ first, last }) => last >= first && last - first < maxPages),
  /** JSON path of the edited field; the page that shows it is part of the answer */
  field: z.string().max(100).nullable(),
})

export type PreviewRequest = z.output<typeof previewRequestSchema>

/** Some pages of one revision of a document: made by the render thread, shown by the page. */
export interface Preview {
  revision: number
  /** PDF of these pages only, each with the TEST watermark */
  bytes: Uint8Array<ArrayBuffer>
  /** first and last page, counted from 0 */
  first: number
  last: number
  /** page count of the whole document */
  pageCount: number
  /** page size in points */
  size: { width: number; height: number }
  /** regions of these pages */
  regions: Region[]
  /** warnings of the whole document */
  warnings: Issue[]
  /** page that shows the requested field, from 0 */
  fieldPage: number | null
}
