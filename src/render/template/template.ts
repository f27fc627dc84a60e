import { z } from 'zod'
import { papers, templateNamePattern } from '#core/design-values.ts'
import { schemaText } from '#core/messages/schema-message.ts'
import { block, type leaf } from './template-blocks.ts'
import { color, name, reference, ruleSchema, styleSchema } from './template-values.ts'

/**
 * A template is data: no code, paths or URLs. Lengths are points (1/72 inch). Colours and styles are defined
 * once and referenced by name. Labels come from the locale of the document.
 */

export const templateSchema = z.strictObject({
  name: z.string().regex(templateNamePattern, schemaText('template.name')),
  title: z.string().min(1).max(40),
  description: z.string().min(1).max(200),
  page: z.strictObject({
    size: z.enum(papers),
    margins: z.strictObject({
      top: z.number().min(12).max(200),
      right: z.number().min(12).max(150),
      bottom: z.number().min(36).max(200),
      left: z.number().min(12).max(150),
    }),
    /** bars along an edge of the sheet */
    bars: z
      .array(
        z.strictObject({
          edge: z.enum(['top', 'left', 'right', 'bottom']),
          thickness: z.number().min(1).max(60),
          color: reference,
          pages: z.enum(['all', 'first', 'later']).default('all'),
        }),
      )
      .max(4)
      .default([]),
    /** fold marks at the left edge of the first page: DIN 5008 form B for A4, thirds for Letter */
    fold_marks: ruleSchema.optional(),
  }),
  palette: z.record(name, color),
  /** the plain palette colour that the accent of the document replaces */
  accent: reference.optional(),
  type: z.record(name, styleSchema),
  blocks: z.array(block).min(1).max(40),
  footer: z.strictObject({
    style: reference,
    /** distance from the bottom of the page to the bottom of the line */
    offset: z.number().min(8).max(150),
    left: z.string().max(200).default(''),
    center: z.string().max(200).default(''),
    right: z.string().max(200).default(''),
    /** several: only in documents of more than one page */
    pages: z.enum(['all', 'several']).default('several'),
    rule: ruleSchema.optional(),
    /** columns above the texts, on every page, whatever `pages` is */
    columns: z
      .array(
        z.strictObject({
          share: z.number().min(0.1).max(12),
          lines: z.array(z.string().max(200)).min(1).max(8),
        }),
      )
      .max(4)
      .default([]),
  }),
})

export type Template = z.output<typeof templateSchema>
export type Block = Template['blocks'][number]
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
export type LeafBlock = z.output<typeof leaf>
export type Rule = z.output<typeof ruleSchema>
