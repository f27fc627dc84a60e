import type { Log } from '#app/ports/ports.ts'

/** Call this before anything else in a shell. */
export function prepareHost(log: Log): void {
  // For the command line only; child processes must not inherit it.
  delete process.env.BILLWRIGHT_API_KEY
  // An unhandled rejection must not end the host and lose unsaved changes.
  process.on('unhandledRejection', error => log.write('error', 'unhandled rejection', { error }))
  // Node's own output and Electron's dialog would not redact keys; committed data is safe.
  process.on('uncaughtException', error => {
    log.write('error', 'uncaught exception', { error })
    process.exit(1)
  })
}
