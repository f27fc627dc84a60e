import { z } from 'zod'
import { templateNamePattern } from '#core/design-values.ts'
import { templateName } from '#core/fields/value-schemas.ts'
import { schemaText } from '#core/messages/schema-message.ts'

/** Templates that a service keeps for an account, in addition to those that it ships. */

/** Prefix of the path; followed by a name, or by a name, an at sign and a version. */
export const templatePath = '/v1/templates/'

/** Value of an invoice's `template` for the template chosen in the dashboard; no template has this name. */
export const defaultTemplateName = 'default'

export const usualTemplateLimit = 50
const maxTemplateLimit = 100

const instant = z.iso.datetime()

const templateVersion = z
  .int()
  .min(1)
  .max(999_999_999)
  .meta({ description: 'Number of the version. It is never given twice.', examples: [3] })

const ofVersion = {
  version: templateVersion,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({
      description: 'SHA-256 of the file as it was sent, in UTF-8 without a byte order mark. In ETag too.',
      examples: ['0123456789abcdef'.repeat(4)],
    }),
  createdAt: instant.meta({
    description: 'When this version was published, in UTC with milliseconds.',
    examples: ['2026-11-21T12:00:00.000Z'],
  }),
}

export const publishedTemplateSchema = z
  .object({
    name: templateName.meta({ description: 'What template takes.', examples: ['my-letterhead'] }),
    ...ofVersion,
  })
  .meta({ description: 'A version of a template that an account keeps.' })

export type PublishedTemplate = z.output<typeof publishedTemplateSchema>

export const templatesQuerySchema = z.strictObject({
  cursor: z
    .string()
    .regex(templateNamePattern, schemaText('query.next'))
    .optional()
    .meta({
      description: 'The next of the previous page: the templates that follow.',
      examples: ['minimal'],
    }),
  limit: z
    .string()
    .refine(
      text => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= maxTemplateLimit,
      schemaText('query.limit'),
    )
    .transform(Number)
    .optional()
    .meta({
      description: 'Most templates of a page.',
      type: 'integer',
      minimum: 1,
      maximum: maxTemplateLimit,
      default: usualTemplateLimit,
      examples: [100],
    }),
})

export const templatesAnswerSchema = z
  .object({
    templates: z
      .array(
        z.object({
          name: templateName.meta({ description: 'What template takes.', examples: ['minimal'] }),
          title: z.string().meta({
            description: 'Name for people.',
            maxLength: 40,
            examples: ['Minimal'],
          }),
          description: z.string().meta({
            description: 'What the template looks like, in a sentence.',
            maxLength: 200,
            examples: ['White space, fine hairlines and one typeface. The figures speak.'],
          }),
          version: templateVersion.optional().meta({
            description: 'The version that the name means; absent for a template of the service.',
            examples: [3],
          }),
          sha256: ofVersion.sha256.optional(),
          createdAt: ofVersion.createdAt.optional(),
        }),
      )
      .meta({
        description: 'Those of the service and those of the account, in the order of their names.',
        maxItems: maxTemplateLimit,
      }),
    default: templateName
      .nullable()
      .optional()
      .meta({
        description:
          'The template that default means, which is chosen in the dashboard; null while there is none.',
        examples: ['my-letterhead'],
      }),
    next: templateName
      .nullable()
      .optional()
      .meta({
        description: 'What cursor takes for the next page; null on the last page.',
        examples: [null],
      }),
  })
  .meta({ description: 'A page of the templates that the key may use.' })

export type TemplatesAnswer = z.output<typeof templatesAnswerSchema>

export const templateDeletionSchema = z
  .object({
    name: templateName.meta({ description: 'Of the template.', examples: ['my-letterhead'] }),
    version: templateVersion.optional().meta({
      description: 'The version that was deleted; absent when all were.',
      examples: [3],
    }),
    deletedAt: instant.meta({
      description: 'When it was deleted, in UTC with milliseconds.',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
  })
  .meta({ description: 'The template, or the version of it, that was deleted.' })

export type TemplateDeletion = z.output<typeof templateDeletionSchema>
