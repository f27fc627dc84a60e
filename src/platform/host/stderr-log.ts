import type { Log } from '#app/ports.ts'
import { redactKeys } from '#core/key.ts'

/** Enough to tell how it came about, and too little to grow. */
const kept = 200
const longest = 4000
const recent: string[] = []

/** One JSON line an event on stderr, and the last ones in memory: no file of it is ever written unasked. */
export const stderrLog: Log = {
  write(level, event, details = {}) {
    const text = JSON.stringify({ time: new Date().toISOString(), level, event, ...details }, plainErrors)
    const line = redactKeys(text)
    recent.push(line.slice(0, longest))
    if (recent.length > kept) recent.shift()
    process.stderr.write(`${line}\n`)
  },
}

/** What was written last, oldest first; without keys. */
export const recentLogLines = (): readonly string[] => [...recent]

function plainErrors(_name: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value
}
