import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactKeys } from '#core/key.ts'

/**
 * JSON lines. What is logged is named where it happens (http/app.ts): ids, codes, times; never a header, a body or a
 * query. The words of an error may quote its cause, so keys are made unreadable once more on the way out.
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
    destination,
  )
}

function describe(error: unknown): { message: string; stack?: string; cause?: unknown } {
  if (!(error instanceof Error)) return { message: redactKeys(String(error)) }
  return {
    message: redactKeys(error.message),
    ...(error.stack === undefined ? {} : { stack: redactKeys(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  }
}
