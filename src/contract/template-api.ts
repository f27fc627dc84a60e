import { z } from 'zod'
import { templateName } from '#core/fields/value-schemas.ts'

/** Templates that a service keeps for an account; followed by a name. */
export const templatePath = '/v1/templates/'

/** The answer to a file that was sent. Lenient, because the desktop reads it of any service. */
export const publishedTemplateSchema = z.object({
  name: templateName,
  version: z.int().min(1).max(999_999_999),
  /** of the file as it arrived */
  sha256: z.string().optional(),
})
