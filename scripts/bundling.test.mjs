import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { shippedTemplates } from '../src/pdf/shipped-templates.ts'
import { loadTemplates } from '../src/pdf/templates.ts'
import { iconNames } from '../src/renderer/controls/icon-names.ts'
import { bundledIcons, bundledPdfjs, bundledTemplates } from './bundling.ts'
import { root } from './steps.mjs'

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

test('bundles the icons in use as the set has them, and no other', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
  const set = JSON.parse(readFileSync(file, 'utf8'))
  const { icons } = JSON.parse(bundledIcons.load(file))
  expect(Object.keys(icons)).toEqual([...iconNames])
  for (const name of iconNames) expect(icons[name]).toEqual(set.icons[name])
  expect(bundledIcons.load(path('templates.ts'))).toBeNull()
})

test('bundles pdf.js without its globals, and with all that it exports', async () => {
  const file = createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.mjs')
  const { code } = bundledPdfjs.transform(readFileSync(file, 'utf8'), file)
  const bundled = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(globalThis).not.toHaveProperty('pdfjsLib')
  const whole = await import(file)
  expect(Object.keys(bundled)).toEqual(Object.keys(whole))
  expect(Object.keys(globalThis.pdfjsLib).toSorted()).toEqual(Object.keys(bundled).toSorted())
  Reflect.deleteProperty(globalThis, 'pdfjsLib')
  Reflect.deleteProperty(globalThis, '_pdfjsTestingUtils')
  expect(bundledPdfjs.transform('', path('templates.ts'))).toBeNull()
})

test('every bundled icon is in use', () => {
  const renderer = join(root, 'src/renderer')
  const sources = readdirSync(renderer, { recursive: true })
    .filter(name => name.endsWith('.tsx'))
    .map(name => readFileSync(join(renderer, name), 'utf8'))
    .join()
  expect(iconNames.filter(name => !new RegExp(`["']${name}["']`).test(sources))).toEqual([])
})
