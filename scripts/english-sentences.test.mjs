/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sentencesOf, shownWordsOf, straightApostrophesOf, textsAtLoadOf } from './english-sentences.mjs'
import { checks, root } from './steps.mjs'

describe('English sentences', () => {
  test.each([
    [
      'an error',
      "throw new AppError('refused', { message: 'The service is busy.' })",
      'The service is busy.',
    ],
    [
      'a template literal',
      `const a = \`The template \${name} is too large.\``,
      'The template … is too large.',
    ],
    [
      'a text that begins with a parameter',
      `const a = \`\${number} is already used.\``,
      '… is already used.',
    ],
    [
      'a table of texts',
      "const texts = { 5: 'Another program uses the data file.' }",
      'Another program uses',
    ],
    ['a label', "const title = 'Import invoices'", 'Import invoices'],
  ])('are found in %s', (_where, source, sentence) => {
    expect(sentencesOf('src/a.ts', source)).toEqual([expect.stringContaining(`src/a.ts:1: ${sentence}`)])
  })

  test.each([
    ['<p>Sign in</p>', 'Sign in'],
    [`<p>\${count} billed</p>`, '… billed'],
    ['<input placeholder="Exact number">', 'Exact number'],
  ])('are found in the markup %s', (markup, text) => {
    expect(sentencesOf('src/a.ts', `const a = html\`${markup}\``)).toEqual([`src/a.ts:1: ${text}`])
  })

  test('are no tags, attributes, code or names in markup', () => {
    const markup = `<a class="brand" href="/">Billwright</a><code>npm run service</code>\${text}`
    const source = `const a = html\`${markup}\`; const b = html\` aria-current="page" autofocus\``
    expect(sentencesOf('src/a.ts', source)).toEqual([])
  })

  test('are ignored in comments, bugs, documentation, SQL and codes', () => {
    const source = `
      // The service is busy.
      throw new RangeError('A key needs some more characters.')
      const field = { description: 'Date of the invoice.', example: 'Thank you for your order.' }
      const sql = 'SELECT name FROM invoices WHERE state IN (1)'
      const message = { code: 'busy.now' }
      const connection = { name: 'Practice service' }`
    expect(sentencesOf('src/a.ts', source)).toEqual([])
  })

  test('are found where a window shows them', () => {
    const source = `
      const a = <button aria-label="Close" title={isOpen ? 'Hide' : t('show')} data-kind="Other">{busy && 'Sending'}</button>
      const b = <p>{t('a')}: {name} <b>{\`Page \${page}\`}</b></p>
      document.title = 'Invoices'
      new Notification('Sent', { body: 'Received' })
      dialog.showMessageBox({ type: 'Question', buttons: ['Yes', t('no')], detail: 'menu.file', message: \`\${name}\` })`
    expect(shownWordsOf('src/a.tsx', source)).toEqual([
      'src/a.tsx:2: Close',
      'src/a.tsx:2: Hide',
      'src/a.tsx:2: Sending',
      'src/a.tsx:3: :',
      'src/a.tsx:3: Page …',
      'src/a.tsx:4: Invoices',
      'src/a.tsx:5: Sent',
      'src/a.tsx:5: Received',
      'src/a.tsx:6: Yes',
    ])
  })

  test('are joined by the message catalogue', () => {
    const source = `
      const a = \`\${t('a')}: \${name}\`
      const b = \`\${textOf(message)} (\${key})\`
      const c = t(\`state.\${state}\`) + \`\${name} \${t('b')}\`
      const d = \`\${code}\${t('b')}\``
    expect(shownWordsOf('src/a.ts', source).map(line => line.split(':')[1])).toEqual(['2', '3', '4'])
  })

  test('have one form of apostrophe', () => {
    const source = `
      const texts = { a: "Can't reach it.", b: 'Can’t reach it.', c: "quoted 'word'" }
      const sql = "CREATE TABLE a -- it's a comment"
      const text = \`the customer's \${name}\``
    expect(straightApostrophesOf('src/a.ts', source)).toEqual([
      "src/a.ts:2: Can't has a straight apostrophe",
      "src/a.ts:4: customer's has a straight apostrophe",
    ])
  })

  test('are not written while a module is loaded', () => {
    const source = `
      const title = t('app.name')
      const days = new Intl.DateTimeFormat(uiLocale)
      const first = firstWeekdayOf(uiLocale)
      const labels = { save: () => t('save.saved'), days: perLanguage(() => new Intl.DateTimeFormat(uiLocale)) }
      function Title() { return t('app.name') }`
    expect(textsAtLoadOf('src/a.ts', source)).toEqual([
      'src/a.ts:2: t is evaluated before the language is known',
      'src/a.ts:3: Intl.DateTimeFormat is evaluated before the language is known',
      'src/a.ts:3: uiLocale is evaluated before the language is known',
      'src/a.ts:4: uiLocale is evaluated before the language is known',
    ])
  })

  test('are a step of npm run check, and fail it', () => {
    expect(checks.map(({ name }) => name)).toContain('English texts')
    const run = cwd =>
      spawnSync(process.execPath, [join(root, 'scripts/english-sentences.mjs')], { cwd, encoding: 'utf8' })
    const passed = run(root)
    expect([passed.stdout, passed.status]).toEqual(['', 0])

    mkdirSync(join(root, '.cache'), { recursive: true })
    const planted = mkdtempSync(join(root, '.cache/planted-'))
    onTestFinished(() => rmSync(planted, { recursive: true }))
    for (const layer of ['core', 'contract', 'render', 'pdf', 'app', 'platform', 'main', 'chromium'])
      mkdirSync(join(planted, 'src', layer), { recursive: true })
    writeFileSync(join(planted, 'src/app/a.ts'), "export const text = 'The disk is full.'\n")
    expect(run(planted)).toMatchObject({ stdout: 'src/app/a.ts:1: The disk is full.\n', status: 1 })
  })
})
