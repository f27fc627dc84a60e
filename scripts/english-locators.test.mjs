import { expect, test } from 'vitest'
import { englishLocatorsOf, finderOf } from './english-locators.mjs'

const find = finderOf(['Due date', 'Save PDF…', '{number} is marked as issued, on {date}.'])
const found = source => englishLocatorsOf('e2e/page/a.spec.ts', source, find)

test.each([
  ["page.getByLabel('Due date')", 'Due date'],
  ["page.getByRole('button', { name: 'Save PDF…', exact: true })", 'Save PDF…'],
  ["page.getByRole('button', { name: /^Due date/ })", 'Due date'],
  ["expect(dialog).toContainText(['Example Ltd', 'Due date'])", 'Due date'],
  ["rows.filter({ hasText: 'Due date' })", 'Due date'],
  ["app.run('Save PDF…')", 'Save PDF…'],
  ["expect(dialog).toContainText('which is marked as')", 'is marked as'],
  ['page.getByText(/^INV-\\d{4} is marked .*as/)', 'is marked as'],
  [`page.getByTitle(\`\${number} is marked as issued\`)`, 'is marked as'],
])('%s has a text of the message catalogue', (source, text) => {
  expect(found(source)).toEqual([
    `e2e/page/a.spec.ts:1: take “${text}” from the message catalogue by its code`,
  ])
})

test.each([
  "page.getByLabel(text('field.due-date'))",
  "page.getByText('Example Ltd')",
  "field.fill('Due date')",
  "page.getByText('is marked')",
  "expect(dialog).toContainText('as is marked')",
])('%s has none', source => {
  expect(found(source)).toEqual([])
})
