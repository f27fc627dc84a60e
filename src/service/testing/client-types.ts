import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { z } from 'zod'
import { openApiDocument } from '../openapi/document.ts'

const banner = `// Generated from the OpenAPI document by src/service/testing/client-types.ts.
// To write it anew: npx vitest run src/service/openapi/client-types.test.ts -u`

const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))

const schemasShape = z.record(z.string(), z.looseObject({}))

const isSchema = (value: unknown): value is { title: string } =>
  typeof value === 'object' &&
  value !== null &&
  'description' in value &&
  'title' in value &&
  typeof value.title === 'string'

/** Generates the TypeScript types of the client, one per schema of the OpenAPI document. */
export async function clientTypes(): Promise<string> {
  const { components } = z
    .object({ components: z.object({ schemas: schemasShape }) })
    .parse(openApiDocument('https://invoices.example.com'))
  // otherwise the title of a property would become a type
  const definitions = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
    (_key, value: unknown) => (isSchema(value) ? { ...value, title: undefined } : value),
  )
  const types = await compile(
    { definitions: schemasShape.parse(definitions) } as Parameters<typeof compile>[0],
    'Schemas',
    {
      bannerComment: banner,
      additionalProperties: false,
      unreachableDefinitions: true,
      // otherwise a list of 1 to 1000 entries would become a union of tuples
      ignoreMinAndMaxItems: true,
      format: false,
    },
  )
  const formatted = execFileSync(
    process.execPath,
    [biome, 'format', '--stdin-file-path=clients/typescript/src/types.ts'],
    { input: types, encoding: 'utf8' },
  )
  return formatted
    .replace(/^export interface Schemas \{.*?^\}\n/ms, '')
    .replaceAll(
      / \*\n \* This \w+ was referenced by `Schemas`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
}
