import { z } from 'zod'
import { type Preview, previewRequestSchema } from '#core/draft/preview.ts'
import type { Message } from '#core/messages/message.ts'
import { noArgument } from './argument-schemas.ts'
import { operation } from './operation.ts'

export interface TemplateSummary {
  name: string
  /** display name */
  title: string
  description: string
  /** from the user's template folder; unknown to some services */
  isCustom: boolean
  /** changes with the template file */
  version: string
  /** why the template cannot be used */
  issue: Message | null
}

/** The sample invoice rendered with a custom template. */
export interface TemplateSample {
  version: string
  /** PDF with the TEST watermark */
  bytes: Uint8Array
}

/** The part of the table of operations that concerns the preview and its templates. */
export const previewOperations = {
  /**
   * A newer call supersedes earlier ones, which answer `superseded`. `stale_preview` if the host does not have the base
   * of the change; then the renderer sends the whole draft.
   */
  preview: operation<Preview>()(previewRequestSchema),
  listTemplates: operation<TemplateSummary[]>()(noArgument),
  /** the sample invoice in a custom template; `invalid_template` with the reason */
  templateSample: operation<TemplateSample>()(z.strictObject({ name: z.string().min(1).max(64) })),
}
