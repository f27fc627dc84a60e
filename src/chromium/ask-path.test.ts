/** @module-tag extended */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import type { Dialog } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPathQuestions, createPrompt, unusedPath } from './ask-path.ts'
import { openTestWindow, type TestWindow } from './testing/test-window.ts'

let window: TestWindow
let home: string
beforeAll(async () => {
  window = await openTestWindow()
})
afterAll(() => window.close())
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'billwright-paths-'))
  return () => rmSync(home, { recursive: true })
})

/** Answers the next dialog of the browser, like a user. */
const answerNext = (answer: (dialog: Dialog) => unknown) => window.page.once('dialog', answer)

test('asks in a dialog of the browser that scripts of the page neither answer nor see', async () => {
  await window.page.evaluate("window.prompt = () => '/tmp/chosen-by-the-page'")
  const ask = createPrompt(() => window.page)
  const seen: string[] = []
  answerNext(dialog => {
    seen.push(dialog.type(), dialog.message(), dialog.defaultValue(), String(ask.isOpen()))
    return dialog.accept('/invoices/a.pdf')
  })
  expect(await ask('Save as', '/invoices/INV-1.pdf')).toBe('/invoices/a.pdf')
  expect(seen).toEqual(['prompt', 'Save as', '/invoices/INV-1.pdf', 'true'])
  expect(ask.isOpen()).toBe(false)
  answerNext(dialog => dialog.dismiss())
  expect(await ask('Save as', 'x')).toBeNull()
  answerNext(dialog => dialog.accept('  '))
  expect(await ask('Save as', 'x')).toBeNull()
})

/** Asks questions with one answer each, and records the proposals. */
function questions(...answers: (string | null)[]) {
  const proposals: string[] = []
  const ask = async (_question: string, proposal: string) => {
    proposals.push(proposal)
    return answers.shift() ?? null
  }
  return { ...createPathQuestions(ask, { home }), proposals }
}

test('proposes Downloads first, then the last folder, and never an existing file', async () => {
  const bills = join(home, 'Bills')
  mkdirSync(bills)
  writeFileSync(join(bills, 'a.pdf'), 'mine')
  const { savePath, proposals } = questions(join(bills, 'a.pdf'), null)
  expect(await savePath('INV-1.pdf')).toBe(join(bills, 'a (2).pdf'))
  writeFileSync(join(bills, 'INV-2.pdf'), '')
  expect(await savePath('INV-2.pdf')).toBeNull()
  expect(proposals).toEqual([join(home, 'Downloads', 'INV-1.pdf'), join(bills, 'INV-2 (2).pdf')])
})

test.each([
  ['~/Bills', 'Bills/INV-1.pdf'],
  ['"Bills/a.pdf"', 'Bills/a.pdf'],
  ['~/Bills/a', 'Bills/a.pdf'],
  ['Downloads/a.pdf', 'Downloads/a.pdf'],
])('reads the path %s', async (typed, path) => {
  mkdirSync(join(home, 'Bills'))
  expect(await questions(typed).savePath('INV-1.pdf')).toBe(join(home, path))
})

test('a folder that does not exist is refused by name', async () => {
  const refusal = {
    code: 'file_unwritable',
    reason: { code: 'file.no_folder', params: { folder: join(home, 'no') } },
  }
  await expect(questions('no/a.pdf').savePath('INV-1.pdf')).rejects.toMatchObject(refusal)
  await expect(questions('no').folder()).rejects.toMatchObject(refusal)
  mkdirSync(join(home, 'Bills'))
  expect(await questions('Bills').folder()).toBe(join(home, 'Bills'))
})

describe('a path that is not in use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-save-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('an existing name gets a number and is not overwritten', () => {
    expect(unusedPath(folder, 'INV-1.pdf')).toBe(join(folder, 'INV-1.pdf'))
    writeFileSync(join(folder, 'INV-1.pdf'), '')
    expect(unusedPath(folder, 'INV-1.pdf')).toBe(join(folder, 'INV-1 (2).pdf'))
    writeFileSync(join(folder, 'INV-1 (2).pdf'), '')
    expect(unusedPath(folder, 'INV-1.pdf')).toBe(join(folder, 'INV-1 (3).pdf'))
  })

  test('every name stays within the folder', () => {
    expect(unusedPath(folder, '../../etc/passwd')).toBe(join(folder, '-..-etc-passwd'))
    fc.assert(
      fc.property(fc.string(), name => {
        const path = unusedPath(folder, name)
        expect(dirname(path)).toBe(folder)
        expect(path.length).toBeGreaterThan(folder.length + 1)
      }),
    )
  })
})
