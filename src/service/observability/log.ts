import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactKeys } from '#core/text/key.ts'
import { terminalText } from '#core/text/terminal-text.ts'
import { stackFramesOf } from './stack-frames.ts'

/**
 * Logs JSON lines with ids, codes and times, but no headers, bodies and queries. Keys are redacted again,
 * because the message of an error may quote its cause. Lines contain no terminal control characters.
 */
export function createLogger(destination: DestinationStream | 'silent'): Logger {
  if (destination === 'silent') return pino({ level: 'silent' })
  return pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: ['key', 'invoice', 'body', 'headers', '*.key', '*.invoice', '*.body', '*.headers'] },
      serializers: { err: describe },
    },
    { write: line => destination.write(terminalText(line)) },
  )
}

interface Described {
  message: string
  stack?: string
  cause?: Described
}

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { message: typeof error }
  // the message of a bug may quote the invoice; an error with a code comes from the system
  const isBug = !('code' in error)
  const frames = stackFramesOf(error)
  return {
    message: isBug ? error.name : redactKeys(error.message),
    ...(frames.length === 0 ? {} : { stack: redactKeys(frames.join('\n')) }),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}
