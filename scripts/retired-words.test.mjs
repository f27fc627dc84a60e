/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkedDocuments, checkedFolders, retiredWordsIn, retiredWordsInDocument } from './retired-words.mjs'
import { checks, root } from './steps.mjs'

describe('retired words', () => {
  test.each([
    ['a variable', 'src/a.ts', 'const knockTwice = 1', 'src/a.ts:1: "knock" in the name knockTwice'],
    ['a function', 'src/a.ts', '\nexport function bringInDraft() {}', 'src/a.ts:2: "bring in" in the name'],
    ['a property of a type', 'src/a.ts', 'interface A { isYoung: boolean }', '"young" in the name isYoung'],
    ['a private field', 'src/a.ts', 'class A { #young = 1 }', '"young" in the name young'],
    ['a component', 'src/a.tsx', 'const a = <FrontDoor />', '"front door" in the name FrontDoor'],
    ['a snake case name', 'src/a.ts', 'const front_door = 1', '"front door" in the name front_door'],
    ['a line comment', 'src/a.mjs', 'let a // An unruly proxy', 'src/a.mjs:1: "unruly" in a comment'],
    ['a block comment', 'src/a.ts', '/**\n * The front\n * door.\n */', '"front door" in a comment'],
    [
      'a limit',
      'src/a.ts',
      'const mostPages = 3',
      'src/a.ts:1: "most" in the name mostPages is retired; use max',
    ],
    ['a text of bench', 'bench/a.ts', 'const a = `unruly` + 1', 'bench/a.ts:1: "unruly" in a text'],
    ['a file name', 'src/front-door.test.ts', '', 'src/front-door.test.ts: "front door" in the file name'],
  ])('are found in %s', (_where, path, source, line) => {
    expect(retiredWordsIn(path, source)).toEqual([expect.stringContaining(line)])
  })

  test('are found in documents, also across lines, and once', () => {
    const text = '# Start\n\nThe program has a front\ndoor. An `unruly` proxy.\nAnother line.'
    expect(retiredWordsInDocument('docs/a.md', text)).toEqual([
      'docs/a.md:3: "front door" is retired; use single instance',
      'docs/a.md:4: "unruly" is retired; use faulty',
    ])
  })

  test('are ignored in strings, in longer words, and in sentences that need them', () => {
    const source = `
      // Tells whether the young file took the places of both.
      const youngster = ['knock', \`front door\`]
      const sql = "CREATE TABLE knock (look)"
      const lookup = 1`
    expect(retiredWordsIn('src/a.ts', source)).toEqual([])
  })

  test('are a step of npm run check, and fail it', () => {
    expect(checks.map(({ name }) => name)).toContain('retired words')
    const run = cwd =>
      spawnSync(process.execPath, [join(root, 'scripts/retired-words.mjs')], { cwd, encoding: 'utf8' })
    const passed = run(root)
    expect([passed.stdout, passed.status]).toEqual(['', 0])

    mkdirSync(join(root, '.cache'), { recursive: true })
    const planted = mkdtempSync(join(root, '.cache/planted-'))
    onTestFinished(() => rmSync(planted, { recursive: true, force: true }))
    for (const folder of checkedFolders) mkdirSync(join(planted, folder, 'nested'), { recursive: true })
    for (const path of checkedDocuments)
      if (path.endsWith('.md')) writeFileSync(join(planted, path), '')
      else mkdirSync(join(planted, path), { recursive: true })
    writeFileSync(join(planted, 'docs/planted.md'), 'An unruly proxy.\n')
    writeFileSync(join(planted, 'src/main/nested/planted.ts'), 'export const hindrance = 1\n')
    const failed = run(planted)
    expect(failed.status).toBe(1)
    expect(failed.stdout).toBe(
      'src/main/nested/planted.ts:1: "hindrance" in the name hindrance is retired; use blocked by\n' +
        'docs/planted.md:1: "unruly" is retired; use faulty\n',
    )
  })
})
