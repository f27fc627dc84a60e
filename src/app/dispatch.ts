import type { z } from 'zod'
import type { Answer, CallError, HostOperations, OperationTable } from '#contract/operation.ts'
import { desktopOperations } from '#contract/operations/desktop-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { jsonPath } from '#core/json/json-path.ts'
import type { Message } from '#core/messages/message.ts'
import { messageOfSchema } from '#core/messages/schema-message.ts'
import { redactKeys } from '#core/text/key.ts'
import type { Log } from './ports/ports.ts'

export type Dispatch = (operation: string, argument: unknown) => Promise<Answer<unknown>>

/** Parses the untyped argument of a call, runs the operation of the host and answers. Never rejects. */
export const createDispatch = (host: HostOperations<typeof desktopOperations> & { log: Log }): Dispatch =>
  dispatchTo(host.log, desktopOperations, host)

export function dispatchTo<Table extends OperationTable>(
  log: Log,
  table: Table,
  host: HostOperations<Table>,
): Dispatch {
  return (operation, argument) =>
    answering(log, operation, async () => {
      const entry = Object.hasOwn(table, operation) ? table[operation] : undefined
      if (!entry) throw new AppError('invalid_argument', { message: { code: 'operation.unknown' } })
      const run = host[operation] as (argument: unknown) => unknown
      return await run(parseArgument(entry.argument, argument))
    })
}

function parseArgument<Schema extends z.ZodType>(schema: Schema, argument: unknown): z.output<Schema> {
  const parsed = schema.safeParse(argument)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, 20).map(
    (issue): Issue => ({
      path: jsonPath(issue.path),
      code: 'invalid_argument',
      severity: 'error',
      message: messageOfSchema({ ...issue, message: redactKeys(issue.message).slice(0, 200) }),
    }),
  )
  throw new AppError('invalid_argument', { issues })
}

/** Converts any error into an answer without stack trace, path or API key. */
async function answering<Value>(
  log: Log,
  operation: string,
  run: () => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await run() }
  } catch (error) {
    if (!(error instanceof AppError))
      log.write('error', 'unexpected', { operation: operation.slice(0, 64), error })
    return { ok: false, error: callErrorOf(error) }
  }
}

function callErrorOf(error: unknown): CallError {
  if (!(error instanceof AppError)) return { code: 'internal', message: { code: 'internal' } }
  const { issues } = error.details
  return {
    code: error.code,
    message: withoutKeys(error.reason),
    ...(issues ? { fields: issues.map(issue => ({ ...issue, message: withoutKeys(issue.message) })) } : {}),
  }
}

/** The parameters may quote user text or an answer of a service. */
const withoutKeys = (message: Message): Message => JSON.parse(redactKeys(JSON.stringify(message))) as Message
