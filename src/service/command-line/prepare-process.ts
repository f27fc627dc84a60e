import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { systemCodeOf } from '#core/errors/system-error.ts'

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EIO: 'the device does not take it',
}

/** Exits with code 1 and one line on stderr when stdout cannot be written. */
export function exitOnOutputFailure(): void {
  process.stdout.on('error', error => {
    const code = systemCodeOf(error) ?? ''
    // EPIPE is not an error: `billwright totals *.json | head -1`
    if (code === 'EPIPE') process.exit(process.exitCode)
    process.stderr.write(`The output cannot be written: ${reasons[code] ?? `the system answered ${code}`}.\n`)
    process.exit(1)
  })
  // stderr is closed too
  process.stderr.on('error', () => undefined)
}

/**
 * Enables Node's compile cache, which halves the time of a start from source. The cache is in the project folder, because a
 * shared temporary folder would let other users plant code. Modules must be imported after this call to be cached.
 */
export function keepCompiledCode(): void {
  enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)))
}
