import { expect, test } from 'vitest'
import { englishLocatorsOf } from './english-locators.mjs'

const english = new Set(['Due date', 'Save PDF…'])
const found = source => englishLocatorsOf('e2e/page/a.spec.ts', source, english)

test.each([
  ["page.getByLabel('Due date')", 'Due date'],
  ["page.getByRole('button', { name: 'Save PDF…', exact: true })", 'Save PDF…'],
  ["page.getByRole('button', { name: /^Due date/ })", 'Due date'],
  ["expect(dialog).toContainText(['Example Ltd', 'Due date'])", 'Due date'],
  ["rows.filter({ hasText: 'Due date' })", 'Due date'],
  ["app.run('Save PDF…')", 'Save PDF…'],
])('%s has a text of the catalogue', (source, text) => {
  expect(found(source)).toEqual([`e2e/page/a.spec.ts:1: take “${text}” from the catalogue by its code`])
})

test.each([
  "page.getByLabel(text('field.due-date'))",
  "page.getByText('Example Ltd')",
  "field.fill('Due date')",
])('%s has none', source => {
  expect(found(source)).toEqual([])
})
