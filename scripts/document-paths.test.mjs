/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingPathsIn } from './document-paths.mjs'
import { checks, root } from './steps.mjs'

describe('file names in documents', () => {
  const files = ['src/render/text/wrap.ts', 'docs/service.md']

  test('exist as a path of the project or the end of one', () => {
    const text = 'See `wrap.ts`, `text/wrap.ts` and\n`docs/service.md`, or run `node --check wrap.mts`.'
    expect(missingPathsIn('docs/a.md', text, files)).toEqual([])
  })

  test.each(['unwrap.ts', 'src/text/wrap.ts', 'reports.md'])('are reported if there is no %s', name => {
    expect(missingPathsIn('docs/a.md', `First line.\nSee \`${name}\`.`, files)).toEqual([
      `docs/a.md:2: there is no ${name}`,
    ])
  })

  test('are a step of npm run check, which passes', () => {
    expect(checks.map(({ name }) => name)).toContain('file names in documents')
    const run = spawnSync(process.execPath, [join(root, 'scripts/document-paths.mjs')], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([run.stdout, run.status]).toEqual(['', 0])
  })
})
