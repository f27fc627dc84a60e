import type { z } from 'zod'
import { normalizeLineBreaks, withoutControlCharacters } from '../text/control-characters.ts'

type Shape = Record<string, z.ZodType>
type Valid<Of extends Shape> = { [Name in keyof Of]?: z.output<Of[Name]> }

/** The valid fields of a record, including those of its objects and lists. */
export function validFields<Of extends Shape>(record: Record<string, unknown>, shape: Of): Valid<Of> {
  const valid = Object.entries(shape).flatMap(([name, schema]) => {
    const value = record[name]
    if (value === undefined) return []
    const parsed = schema.safeParse(typeof value === 'string' ? printable(value) : value)
    if (parsed.success) return [[name, parsed.data]]
    const inner = unwrapped(schema)
    if ('element' in inner && Array.isArray(value))
      return [[name, validEntries(value, inner.element as z.ZodType)]]
    return 'shape' in inner && isRecord(value) ? [[name, validFields(value, inner.shape as Shape)]] : []
  })
  return Object.fromEntries(valid) as Valid<Of>
}

/** Replaces characters that a font or a PDF cannot represent. */
export const printable = (text: string): string =>
  withoutControlCharacters(normalizeLineBreaks(text.toWellFormed()))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unwrapped = (schema: z.ZodType): z.ZodType =>
  'unwrap' in schema && typeof schema.unwrap === 'function' ? schema.unwrap() : schema

/** The entries of a list that have all required fields, without their invalid fields. */
const validEntries = (entries: readonly unknown[], schema: z.ZodType): unknown[] =>
  entries.flatMap(entry => {
    const fields = 'shape' in schema && isRecord(entry) ? validFields(entry, schema.shape as Shape) : entry
    const parsed = schema.safeParse(fields)
    return parsed.success ? [parsed.data] : []
  })
