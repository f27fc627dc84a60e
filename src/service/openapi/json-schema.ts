import { z } from 'zod'

/** The JSON Schema of a value as it is sent, before it is converted. */
export function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
