import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limits } from '#core/limits.ts'
import { semiSpaceLimit } from '../../pool/semi-space-limit.ts'
import { hostileFamilies, hostileInvoice } from './hostile-families.ts'

const script = fileURLToPath(new URL('./render-hostile-script.ts', import.meta.url))
const heapMegabytes = 384
/** Timeout of a process, which counts as a failure. */
const timeoutSeconds = 60

/** Renders each hostile family in a separate process and reports processor time, memory and result. */
export function renderFamilies(write: (line: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-families-'))
  const file = join(folder, 'document.json')
  try {
    write(`${'CPU s'.padStart(6)} ${'MB'.padStart(5)}`)
    for (const family of Object.keys(hostileFamilies)) {
      writeFileSync(file, JSON.stringify({ invoice: hostileInvoice(family, limits.bodyBytes) }))
      const args = [
        `--max-old-space-size=${heapMegabytes}`,
        `--max-semi-space-size=${semiSpaceLimit}`,
        script,
        file,
      ]
      const answer = execFileSync(process.execPath, args, {
        encoding: 'utf8',
        timeout: timeoutSeconds * 1000,
      })
      const { seconds, megabytes, pageCount, refused } = JSON.parse(answer)
      write(
        `${seconds.toFixed(1).padStart(6)} ${String(megabytes).padStart(5)}  ${family}: ${refused ?? `${pageCount} pages`}`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
