import { oauthForms } from '#contract/device-grant-api.ts'
import { type Exemplified, exampleOf, withExamples } from './examples.ts'
import { schemasByName } from './json-schema.ts'

const schemas = schemasByName(oauthForms, 'output') as Record<keyof typeof oauthForms, Exemplified>

/** The JSON Schemas of forms. Further fields are ignored. */
export const formSchemas = (): Record<string, object> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withExamples(schema, schemas)]))

export const formExample = (name: keyof typeof oauthForms): unknown => exampleOf(schemas[name], schemas)
