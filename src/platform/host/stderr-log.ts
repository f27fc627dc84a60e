import type { Log } from '#app/ports/ports.ts'
import { redactKeys } from '#core/text/key.ts'
import { terminalText } from '#core/text/terminal-text.ts'

/** Limits for a diagnostic report. */
const maxLines = 200
const maxLineLength = 4000
const recent: string[] = []

/** Writes one JSON line per event to stderr and keeps the last ones in memory; no log file is written. */
export const stderrLog: Log = {
  write(level, event, details = {}) {
    const text = JSON.stringify({ time: new Date().toISOString(), level, event, ...details }, serialiseErrors)
    const line = terminalText(redactKeys(text))
    recent.push(line.slice(0, maxLineLength))
    if (recent.length > maxLines) recent.shift()
    process.stderr.write(`${line}\n`)
  },
}

/** Oldest first, without keys. */
export const recentLogLines = (): readonly string[] => [...recent]

function serialiseErrors(_name: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value
}
