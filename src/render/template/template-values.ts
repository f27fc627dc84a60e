import { z } from 'zod'
import { colorPattern, typefaces } from '#core/design-values.ts'
import { schemaText } from '#core/messages/schema-message.ts'

/** Schemas of the values in a template. Lengths are points (1/72 inch). */

export const points = z.number().min(0).max(400)

/** space above the block; dropped if nothing is above it */
export const space = points.default(0)

export const name = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, schemaText('template.short_name'))

/** the name of a style in `type` or of a colour in `palette`; existence is checked after parsing */
export const reference = z.string()

const colorText = schemaText('template.color')

const plainColor = z.string().regex(colorPattern, colorText)

/** A colour derived from another one, so that tints follow the accent of a document. */
const derivedColor = z.strictObject({
  /** a plain colour of the palette */
  from: reference,
  /**
   * tint: towards white; shade: towards black; on: ink or white, whichever contrasts more; text: darkened until
   * it is readable on paper
   */
  as: z.enum(['tint', 'shade', 'on', 'text']),
  /** strength of a tint or shade; for `on`, how far back towards the background while still legible */
  percent: z.number().min(0).max(100).default(0),
})

export const color = z.union([plainColor, derivedColor], { error: colorText })

export type Color = z.output<typeof color>

export const ruleSchema = z.strictObject({ color: reference, width: z.number().min(0.1).max(20) })

/**
 * Text extraction takes a gap of a tenth of the font size for a space, and kerning adds to the gap: with more
 * tracking, a word is extracted as single letters.
 */
const maxTracking = 80

export const styleSchema = z.strictObject({
  family: z.enum(typefaces),
  weight: z.enum(['regular', 'medium', 'semibold', 'bold', 'black']).default('regular'),
  size: z.number().min(4).max(96),
  /** multiple of the font size */
  leading: z.number().min(1).max(2).default(1.4),
  color: reference,
  /** thousandths of the font size */
  tracking: z.number().min(-100).max(maxTracking).default(0),
  case: z.enum(['as-written', 'upper']).default('as-written'),
  figures: z.enum(['tabular', 'proportional']).default('proportional'),
})

const millimetre = 72 / 25.4

/** Width and height in points. */
export const pageSizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const

/** Points from the top edge at which a letter is folded: DIN 5008 form B for A4, thirds for Letter. */
export const foldPositions = { A4: [105 * millimetre, 210 * millimetre], Letter: [264, 528] }
