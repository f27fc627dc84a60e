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
