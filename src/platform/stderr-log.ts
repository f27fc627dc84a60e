import type { Log } from '#app/ports.ts'
import { redactKeys } from '#core/key.ts'

/** One JSON line an event on stderr: nothing is written to a file that might be sent along with a bug report. */
export const stderrLog: Log = {
  write(level, event, details = {}) {
    const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details }, plainErrors)
    process.stderr.write(`${redactKeys(line)}\n`)
  },
}

function plainErrors(_name: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value
}
