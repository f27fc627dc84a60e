import { z } from 'zod'
import { draftSchema } from './draft.ts'
import { draftChangeSchema } from './draft-change.ts'

/** `revision` is the one that the sender started from. */
const saved = { id: z.uuid(), revision: z.int().min(1) }

/**
 * A draft to be kept: the whole, or what changed since that revision. The fingerprint is that of the draft which the
 * change comes to, so that nothing is written where the receiver began from another one.
 */
export const saveRequestSchema = z.union([
  z.strictObject({ ...saved, draft: draftSchema }),
  z.strictObject({ ...saved, change: draftChangeSchema, fingerprint: z.string().max(32) }),
])
