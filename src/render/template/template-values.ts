import { z } from 'zod'
import { schemaText } from '#core/messages/schema-message.ts'

/** The values that a template is made of. Lengths are points (1/72 inch). */

export const points = z.number().min(0).max(400)

/** free room above the block; only where something stands above it */
export const space = points.default(0)

export const name = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, schemaText('template.short_name'))

/** the name of a style under `type` or of a colour under `palette`; whether it exists is checked afterwards */
export const reference = z.string()

const colorText = schemaText('template.color')

const plainColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, colorText)

/** A colour made of another one, so that a document's own accent brings its tints along. */
const derivedColor = z.strictObject({
  /** the name of a plain colour of the palette */
  from: reference,
  /**
   * tint: towards white; shade: towards black; on: ink or white, whichever is read best on it; text: itself, as dark
   * as it must be to be read on paper
   */
  as: z.enum(['tint', 'shade', 'on', 'text']),
  /** how far: of a tint or shade; of `on`, back towards its ground, as far as it stays legible */
  percent: z.number().min(0).max(100).default(0),
})

export const color = z.union([plainColor, derivedColor], { error: colorText })

export type Color = z.output<typeof color>

export const ruleSchema = z.strictObject({ color: reference, width: z.number().min(0.1).max(20) })

/**
 * Readers of a file take a gap of a tenth of the size for a space, and kerning adds to it: with more between letters,
 * a name is copied, found and read aloud as words of one letter.
 */
const maxTracking = 80

export const styleSchema = z.strictObject({
  family: z.enum(['sans', 'serif']),
  weight: z.enum(['regular', 'medium', 'semibold', 'bold', 'black']).default('regular'),
  size: z.number().min(4).max(96),
  /** line height as a multiple of the size */
  leading: z.number().min(1).max(2).default(1.4),
  color: reference,
  /** thousandths of the size between letters */
  tracking: z.number().min(-100).max(maxTracking).default(0),
  case: z.enum(['as-written', 'upper']).default('as-written'),
  figures: z.enum(['tabular', 'proportional']).default('proportional'),
})
