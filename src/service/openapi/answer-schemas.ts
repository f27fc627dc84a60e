import type { z } from 'zod'
import {
  publishedTemplateSchema,
  templateDeletionSchema,
  templatesAnswerSchema,
} from '#contract/account-templates.ts'
import {
  deliveredKeySchema,
  deviceAuthorizationSchema,
  metadataSchema,
  oauthErrorSchema,
  revocationSchema,
} from '#contract/device-grant-api.ts'
import { generateAnswerSchema, validateAnswerSchema } from '#contract/generate-api.ts'
import {
  accountAnswerSchema,
  deletionSchema,
  healthAnswerSchema,
  usageAnswerSchema,
} from '#contract/service-reads.ts'
import { jobListSchema, jobSchema } from '../generation/job-answer.ts'
import { problemAnswerSchema } from '../problems/problem-schema.ts'
import { type Exemplified, exampleOf, withExamples } from './examples.ts'
import { schemasByName } from './json-schema.ts'

/** Answers by the names that generated clients use. */
const answers = {
  Generation: generateAnswerSchema,
  Validation: validateAnswerSchema,
  Job: jobSchema,
  JobList: jobListSchema,
  Deletion: deletionSchema,
  TemplateList: templatesAnswerSchema,
  PublishedTemplate: publishedTemplateSchema,
  TemplateDeletion: templateDeletionSchema,
  Usage: usageAnswerSchema,
  Account: accountAnswerSchema,
  AuthorizationServer: metadataSchema,
  DeviceAuthorization: deviceAuthorizationSchema,
  DeliveredKey: deliveredKeySchema,
  Revocation: revocationSchema,
  OAuthError: oauthErrorSchema,
  Health: healthAnswerSchema,
  Problem: problemAnswerSchema,
} satisfies Record<string, z.ZodType>

export type AnswerName = keyof typeof answers

const schemas = schemasByName(answers, 'output') as Record<AnswerName, Exemplified>

/** The JSON Schemas of the answers. They allow further properties, which later versions may add. */
export const answerSchemas = (): Record<string, object> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withExamples(schema, schemas)]))

export const answerExample = (name: AnswerName): unknown => exampleOf(schemas[name], schemas)
