import { z } from 'zod'
import { AppError } from '#core/app-error.ts'

export const templateSchema = z.looseObject({
  name: z.string().regex(/^[a-z0-9-]{1,64}$/),
  title: z.string(),
  description: z.string(),
})

export type Template = z.output<typeof templateSchema>

export function parseTemplate(value: unknown): Template {
  const parsed = templateSchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_template')
}
