import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { shippedTemplates } from '../src/pdf/shipped-templates.ts'
import { loadTemplates } from '../src/pdf/templates.ts'
import { bundledTemplates } from './bundling.ts'

const path = name => fileURLToPath(new URL(`../src/pdf/${name}`, import.meta.url))
const loaded = templates => Array.from(templates, ([name, load]) => [name, load()])

test('bundles the shipped templates as validated, in the same order', async () => {
  const code = await bundledTemplates.load(path('shipped-templates.ts'))
  const bundled = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(loaded(bundled.shippedTemplates)).toStrictEqual([...loadTemplates()])
  expect(loaded(bundled.shippedTemplates)).toStrictEqual(loaded(shippedTemplates))
})

test('leaves every other file unchanged', async () => {
  expect(await bundledTemplates.load(path('templates.ts'))).toBeNull()
})
