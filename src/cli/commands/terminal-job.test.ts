/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'billwright-terminal-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const runJob = (dataFolder: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'terminal-job.ts')], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      BILLWRIGHT_DATA_DIR: dataFolder,
    },
  })

describe('the job without a window', () => {
  test('writes, previews, submits, saves and compares, and prints the paths', () => {
    const { status, stdout, stderr } = runJob(home)
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^1\/5 {2}Invoice 2026-0042 written: \d+ lines, .* saved on this computer\.$/m)
    expect(stdout).toMatch(/^3\/5 {2}Submitted .*not billed\. Job job_/m)
    expect(stdout).toContain('5/5  It matches the preview.')
    const [pdf, preview] = ['the PDF', 'the preview'].map(name => {
      const path = new RegExp(`^ {2}${name} +(.+)$`, 'm').exec(stdout)?.[1] ?? ''
      return readFileSync(path)
    })
    expect(pdf?.equals(preview ?? Buffer.alloc(0))).toBe(true)
  })

  test('reports a data folder that is not writable in one line', () => {
    const blocked = join(home, 'a-file')
    writeFileSync(blocked, '')
    const { status, stderr } = runJob(blocked)
    expect(status).toBe(1)
    expect(stderr).toMatch(/data folder/)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
