import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTemplates } from './templates.ts'
import { templateNamed } from './testing/invoices.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-templates-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'template.json'), text)
}

test('the shipped templates have a title and a description', () => {
  const templates = loadTemplates()
  expect([...templates.keys()]).toEqual(expect.arrayContaining(['bold', 'minimal']))
  for (const { title, description } of templates.values())
    expect(`${title}${description}`.length).toBeGreaterThan(20)
})

test('a folder of the user is read the same way', () => {
  write('mine', JSON.stringify({ ...templateNamed('minimal'), name: 'mine' }))
  expect([...loadTemplates(folder).keys()]).toEqual(['mine'])
})

test.each([
  ['text that is not JSON', '{', 'json.mistake'],
  ['a template under another name', JSON.stringify(templateNamed('minimal')), 'template.other_name'],
  ['a template with a mistake', '{"name": "mine"}', 'template.mistake_at'],
])('%s is refused with the reason', (_, text, reason) => {
  write('mine', text)
  expect(() => loadTemplates(folder)).toThrow(reason)
})
