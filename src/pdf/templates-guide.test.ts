import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseTemplate } from '#render/template/parse-template.ts'
import { placeholderNames } from '#render/template/placeholders.ts'
import { templateSchema } from '#render/template/template.ts'
import { layOutInvoice } from './document/lay-out-invoice.ts'
import { renderInvoice } from './document/render-invoice.ts'
import { bareInvoice, sampleInvoice } from './testing/invoices.ts'

const guide = readFileSync(new URL('../../docs/templates.md', import.meta.url), 'utf8')
const example = () => parseTemplate(JSON.parse(/```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''))

test('the example template is valid and renders without a warning', async () => {
  for (const invoice of [bareInvoice(), sampleInvoice('full')]) {
    const { pageCount, warnings } = await renderInvoice(invoice, example(), { watermark: 'TEST' })
    expect([pageCount, warnings]).toEqual([1, []])
  }
})

test('the example template supports an accent and a payment code', () => {
  const { list } = layOutInvoice({ ...sampleInvoice('full'), accent_color: '#2338c9' }, example(), {
    watermark: null,
  })
  const operations = list.pages.flatMap(({ placed }) => placed.flatMap(({ box }) => box.operations))
  expect(operations.some(({ kind }) => kind === 'code')).toBe(true)
  expect(operations.some(each => each.kind === 'rectangle' && each.color === '#2338c9')).toBe(true)
})

/** Every key and enumeration value of the schema. */
function* wordsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(value as object)
    if (key === 'enum') yield* value as string[]
    if (key === 'const') yield value as string
    yield* wordsOf(value)
  }
}

test('the guide explains every key, value and placeholder of the schema', () => {
  const words = new Set(wordsOf(z.toJSONSchema(templateSchema, { io: 'input' })))
  expect(words.size).toBeGreaterThan(100)
  const explained = guide.replace(/```json[\s\S]*?```/, '')
  expect([...words].filter(word => !explained.includes(`\`${word}\``))).toEqual([])
  expect(placeholderNames.filter(name => !explained.includes(`\`{${name}}\``))).toEqual([])
})
