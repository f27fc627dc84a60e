import type { z } from 'zod'
import { normalizeLineBreaks, withoutControlCharacters } from '../text/control-characters.ts'

type Valid<Shape extends Record<string, z.ZodType>> = { [Name in keyof Shape]?: z.output<Shape[Name]> }

/** The fields of a record, and of its parties, that their schemas accept. */
export function validFields<Shape extends Record<string, z.ZodType>>(
  record: Record<string, unknown>,
  shape: Shape,
): Valid<Shape> {
  const valid = Object.entries(shape).flatMap(([name, schema]) => {
    const value = record[name]
    if (value === undefined) return []
    const parsed = schema.safeParse(typeof value === 'string' ? printable(value) : value)
    if (parsed.success) return [[name, parsed.data]]
    const inner = innerShape(schema)
    return inner && isRecord(value) ? [[name, validFields(value, inner)]] : []
  })
  return Object.fromEntries(valid) as Valid<Shape>
}

/** Replaces characters that a font or a PDF cannot represent. */
export const printable = (text: string): string =>
  withoutControlCharacters(normalizeLineBreaks(text.toWellFormed()))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function innerShape(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  const inner = 'unwrap' in schema && typeof schema.unwrap === 'function' ? schema.unwrap() : schema
  return 'shape' in inner ? inner.shape : undefined
}
