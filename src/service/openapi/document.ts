import { oauthForms } from '#contract/device-grant-api.ts'
import { headers } from '#contract/generate-api.ts'
import { answerSchemas } from './answer-schemas.ts'
import { type Exemplified, exampleOf, withExamples } from './examples.ts'
import { responseHeaders } from './headers.ts'
import { eInvoiceExample, minimalExample, requestSchemas } from './invoice-schema.ts'
import { ref, schemasByName } from './json-schema.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { parametersOf } from './parameters.ts'
import { codesOf, problemExamples, responsesOf } from './responses.ts'
import { webhooksObject } from './webhooks.ts'

const schemas = schemasByName(oauthForms, 'output') as Record<keyof typeof oauthForms, Exemplified>

/** The JSON Schemas of forms. Further fields are ignored. */
const formSchemas = (): Record<string, object> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withExamples(schema, schemas)]))

const formExample = (name: keyof typeof oauthForms): unknown => exampleOf(schemas[name], schemas)

/** The OpenAPI 3.1 document, generated from the schemas that parse and serialise. */
export function openApiDocument(baseUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Invoice generation service',
      version: '1',
      description: `JSON in, PDF out. Every failure is a problem of RFC 9457 whose code is stable; ${baseUrl}/errors tells what each means.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'Invoices', description: 'Make a PDF, and find what was made.' },
      { name: 'Account', description: 'What the account of a key may use and has used.' },
      { name: 'Connecting', description: 'How a computer gets a key that no person sees.' },
      { name: 'Webhooks', description: 'What is sent to the endpoints of an account.' },
      { name: 'Service', description: 'About the service itself; open to all.' },
    ],
    paths,
    webhooks: webhooksObject(),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: headers.apiKey,
          description: 'svc_live_… is billed, svc_test_… is free. Only for programs on a server of yours.',
        },
      },
      schemas: {
        ...requestSchemas(),
        ...formSchemas(),
        ...answerSchemas(),
      },
      headers: responseHeaders,
      examples: problemExamples(new Set(operations.flatMap(operation => [...codesOf(operation)])), baseUrl),
    },
  }
}

function describe(operation: Operation): object {
  const { id, tag, summary, description, needsKey, takesInvoice, takesTemplate, form } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: needsKey ? [{ apiKey: [] }] : [],
    parameters: parametersOf(operation),
    ...(takesInvoice && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: ref('Invoice'),
            examples: { bare: { value: minimalExample() }, eInvoice: { value: eInvoiceExample } },
          },
        },
      },
    }),
    ...(form && {
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: ref(form),
            examples: { bare: { value: formExample(form) } },
          },
        },
      },
    }),
    ...(takesTemplate && {
      requestBody: {
        required: true,
        description: 'The file of a template, as docs/templates.md describes it; at most 1 MiB.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    }),
    responses: responsesOf(operation),
  }
}
