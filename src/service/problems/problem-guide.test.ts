import { expect, test } from 'vitest'
import { errorTable } from '#core/errors/error-table.ts'
import { english } from '../languages/english.ts'
import { problemsAsMarkdown, problemTypes } from './problem-guide.ts'

const statusCodes = Object.entries(errorTable).flatMap(([code, row]) => ('status' in row ? [code] : []))

test('docs/errors.md is what the service answers (vitest -u writes it anew)', async () => {
  await expect(problemsAsMarkdown()).toMatchFileSnapshot('../../../docs/errors.md')
})

test('every error with a status is documented, and nothing else is', () => {
  const headings = [...problemsAsMarkdown().matchAll(/^## (\w+)$/gm)].map(([, code]) => code)
  expect(headings.sort()).toEqual(statusCodes.sort())
})

test('the documentation shows the status and the words of the table', () => {
  for (const { code, status, title } of problemTypes(english)) {
    expect(problemsAsMarkdown()).toContain(`## ${code}\n\n**${status}** · ${title}\n`)
  }
})
