import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { textOf } from '#core/testing/english-text.ts'
import type { Renderer } from '../ports/ports.ts'
import { createRenderer } from './renderer.ts'

let folder = ''
let renderer: Renderer
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-own-'))
  renderer = createRenderer(folder, { warmUp: false })
})
afterAll(async () => {
  await renderer.close()
})
beforeEach(() => mkdirSync(folder, { recursive: true }))
afterEach(() => rmSync(folder, { recursive: true }))

const shipped = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../../../templates/minimal/template.json', import.meta.url), 'utf8'))

function write(name: string, template: unknown): void {
  mkdirSync(join(folder, name), { recursive: true })
  const text = typeof template === 'string' ? template : JSON.stringify(template)
  writeFileSync(join(folder, name, 'template.json'), text)
}

const invoice: RenderableInvoice = {
  template: 'mine',
  invoice_number: '1',
  items: [{ description: 'Work', quantity: '1' as Decimal, unit_price: '10' as Decimal }],
}
const listed = (name: string) => renderer.templates().find(template => template.name === name)

test('a custom template is listed behind the shipped ones and rendered', async () => {
  write('mine', { ...shipped(), name: 'mine', title: 'My own' })
  expect(renderer.templates().at(-1)).toMatchObject({
    name: 'mine',
    title: 'My own',
    isCustom: true,
    issue: null,
  })
  expect(listed('minimal')).toMatchObject({ isCustom: false, issue: null })
  expect((await renderer.render(invoice, 'mine')).pageCount).toBe(1)
})

test('without a folder there are the shipped ones alone', () => {
  rmSync(folder, { recursive: true })
  expect(renderer.templates().every(({ isCustom }) => !isCustom)).toBe(true)
  mkdirSync(folder)
})

test('a change of the file is seen at the next look, and the next render', async () => {
  write('mine', { ...shipped(), name: 'mine', title: 'First' })
  const before = await renderer.render(invoice, 'mine')
  const { version } = listed('mine') ?? {}
  const page = { ...(shipped().page as object), size: 'Letter' }
  write('mine', { ...shipped(), name: 'mine', title: 'Second edition', page })
  expect(listed('mine')).toMatchObject({ title: 'Second edition' })
  expect(listed('mine')?.version).not.toBe(version)
  const after = await renderer.render(invoice, 'mine')
  expect(Buffer.from(after.bytes).equals(before.bytes)).toBe(false)
})

test.each<[string, string, unknown, RegExp]>([
  [
    'a mistake',
    'mine',
    { ...shipped(), name: 'mine', footer: { style: 'tiny' } },
    /mistake at footer\.offset/,
  ],
  ['no JSON', 'mine', '{', /is not JSON/],
  ['another name', 'mine', shipped(), /calls itself "minimal"/],
  ['the name of a shipped one', 'bold', { ...shipped(), name: 'bold' }, /is reserved for Billwright/],
  ['a name with a space', 'my own', { ...shipped(), name: 'my own' }, /cannot be called "my own"/],
])('a template with %s is listed with its error', (_, name, template, words) => {
  write(name, template)
  const custom = renderer.templates().find(listed => listed.isCustom)
  expect(custom).toMatchObject({ name, isCustom: true })
  expect(custom?.issue && textOf(custom.issue)).toMatch(words)
})

test('a broken one is refused in the same words when it is rendered, and works again once mended', async () => {
  write('mine', '{')
  await expect(renderer.render(invoice, 'mine')).rejects.toMatchObject({
    code: 'invalid_template',
    reason: { code: 'json.mistake' },
  })
  write('mine', { ...shipped(), name: 'mine' })
  await expect(renderer.render(invoice, 'mine')).resolves.toMatchObject({ pageCount: 1 })
})

test('the shipped template is used whatever the folder contains', async () => {
  const before = await renderer.render(invoice, 'minimal')
  write('minimal', { ...shipped(), page: { ...(shipped().page as object), size: 'Letter' } })
  const after = await renderer.render(invoice, 'minimal')
  expect(Buffer.from(after.bytes).equals(before.bytes)).toBe(true)
})

test.each(['../minimal', 'a/b', '..', ''])('“%s” leads nowhere', async name => {
  await expect(renderer.render(invoice, name)).rejects.toMatchObject({ code: 'unknown_template' })
})
