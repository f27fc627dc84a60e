import type { Log } from '#app/ports.ts'

/** A promise that nobody waits for must not end the host, and with it every word that is not saved yet. */
export function surviveRejections(log: Log, host: Pick<NodeJS.Process, 'on'> = process): void {
  host.on('unhandledRejection', error => log.write('error', 'unhandled rejection', { error }))
}
