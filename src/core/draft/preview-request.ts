import { z } from 'zod'
import { draftSchema } from './draft.ts'
import { draftChangeSchema } from './draft-change.ts'

/** More than any screen shows at once, and few enough to be made at once. */
const mostPages = 40

const page = z.int().min(0).max(100_000)

/**
 * Asks for some pages of what is written now. The receiver keeps the draft of a session, so that a keystroke brings
 * the change alone; where it does not have the revision that the change began from, it says so and shows nothing.
 */
export const previewRequestSchema = z.strictObject({
  /** chosen by whoever shows the pages, anew for each document that is opened */
  session: z.uuid(),
  /** counts the changes of a session */
  revision: z.int().min(1),
  content: z.union([
    z.strictObject({ draft: draftSchema }),
    z.strictObject({ base: z.int().min(1), change: draftChangeSchema }),
  ]),
  /** from 0; what lies behind the last page is left out */
  pages: z
    .strictObject({ first: page, last: page })
    .refine(({ first, last }) => last >= first && last - first < mostPages),
  /** JSON path of the field that is being edited, to be told where it stands */
  field: z.string().max(100).nullable(),
})

export type PreviewRequest = z.output<typeof previewRequestSchema>
