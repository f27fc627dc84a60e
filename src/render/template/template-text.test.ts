import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseTemplateText } from './parse-template.ts'

const text = readFileSync(new URL('../../../templates/minimal/template.json', import.meta.url), 'utf8')

test('a file of Windows begins with a mark that is no mistake', () => {
  expect(parseTemplateText(`\ufeff${text}`).name).toBe('minimal')
})

test('what is not JSON is told by its line and column', () => {
  expect(() => parseTemplateText(`// mine\n${text}`)).toThrow(
    'is not JSON: an unexpected character at line 1, column 1.',
  )
  expect(() => parseTemplateText('{\n"name": "mine",\n}')).toThrow(
    'a comma before the } at line 3, column 1.',
  )
})

test('a setting that is given twice is not decided by its order', () => {
  expect(() => parseTemplateText(text.replace('"title"', '"name": "mine", "title"'))).toThrow(
    'at name: This is given twice. Keep the one that you mean.',
  )
})
