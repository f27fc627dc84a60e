import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let isSaid = false

/**
 * A digest of what pages look like, from 1, by a program that is not ours; `null` where it is absent, which is said.
 * Two files may name their fonts and number their glyphs differently and still show the same page.
 */
export function picturesOf(bytes: Uint8Array, first: number, last: number): string[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-picture-'))
  try {
    const file = join(folder, 'pages.pdf')
    writeFileSync(file, bytes)
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const page = `${first + index}`
      const { stdout, error, status } = spawnSync(
        'pdftoppm',
        ['-f', page, '-l', page, '-r', '50', '-gray', file],
        { maxBuffer: 2 ** 26 },
      )
      if (error) throw error
      if (status !== 0 || stdout.length < 1000) throw new Error(`page ${page} cannot be drawn`)
      return createHash('sha256').update(stdout).digest('hex')
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    if (!isSaid) process.stderr.write('NOT COMPARED as pictures: install the package poppler-utils\n')
    isSaid = true
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}
