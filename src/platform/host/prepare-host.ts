import type { Log } from '#app/ports.ts'

/** What a shell does before anything else. */
export function prepareHost(log: Log): void {
  // it is for the command line; no process that is started from here may inherit it
  delete process.env.BILLWRIGHT_API_KEY
  // a promise that nobody waits for must not end the host, and with it every word that is not saved yet
  process.on('unhandledRejection', error => log.write('error', 'unhandled rejection', { error }))
  // what Node, or a dialog of Electron, would show of it knows nothing of keys; what is committed stays
  process.on('uncaughtException', error => {
    log.write('error', 'uncaught exception', { error })
    process.exit(1)
  })
}
