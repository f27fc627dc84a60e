import { z } from 'zod'
import { generateAnswerSchema, validateAnswerSchema } from '#contract/generate-api.ts'
import {
  healthAnswerSchema,
  jobListSchema,
  jobSchema,
  templatesAnswerSchema,
  usageAnswerSchema,
} from '#contract/service-reads.ts'
import { problemAnswerSchema } from '../http/problems/problem-schema.ts'

/** Answers by the names that generated clients use. */
const answers = {
  Generation: generateAnswerSchema,
  Validation: validateAnswerSchema,
  Job: jobSchema,
  JobList: jobListSchema,
  TemplateList: templatesAnswerSchema,
  Usage: usageAnswerSchema,
  Health: healthAnswerSchema,
  Problem: problemAnswerSchema,
} satisfies Record<string, z.ZodType>

export type AnswerName = keyof typeof answers

/** The JSON Schemas of the answers. They allow further properties, which later versions may add. */
export function answerSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(answers)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    uri: id => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  )
}
