const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EIO: 'the device does not take it',
}

/** What a command prints is what it is for: one line and exit code 1 when it cannot be written. */
export function endWhenOutputFails(): void {
  process.stdout.on('error', error => {
    const code = 'code' in error ? String(error.code) : ''
    // `billwright totals *.json | head -1`: a reader that has enough is no failure.
    if (code === 'EPIPE') process.exit(process.exitCode)
    process.stderr.write(`The output cannot be written: ${reasons[code] ?? `the system answered ${code}`}.\n`)
    process.exit(1)
  })
  // nobody is left to be told
  process.stderr.on('error', () => undefined)
}
