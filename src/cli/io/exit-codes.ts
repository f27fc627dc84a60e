import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { CommandContext } from './command-context.ts'
import { printMessage, textOf } from './standard-streams.ts'

/** Part of the documented interface. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  invalidInvoice: 3,
  keyRefused: 4,
  unreachable: 5,
  outcomeUnknown: 6,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

const byError: Partial<Record<ErrorCode, ExitCode>> = {
  invalid_json: exitCodes.invalidInvoice,
  invalid_invoice: exitCodes.invalidInvoice,
  unknown_template: exitCodes.invalidInvoice,
  invalid_template: exitCodes.invalidInvoice,
  invalid_table: exitCodes.invalidInvoice,
  invalid_argument: exitCodes.usage,
  no_key: exitCodes.keyRefused,
  bad_key: exitCodes.keyRefused,
  key_refused: exitCodes.keyRefused,
  unreachable: exitCodes.unreachable,
  outcome_unknown: exitCodes.outcomeUnknown,
}

export const exitCodeOf = (code: ErrorCode): ExitCode => byError[code] ?? exitCodes.failed

export const exitCodeHelp = `
Exit codes: 0 ok, 1 failed, 2 wrong usage, 3 invalid invoice, template or table, 4 key missing or refused,
5 service unreachable, or busy with a test key (nothing was billed),
6 outcome unknown, or busy with a live key (may have been billed).`

/**
 * Processes every file, also after a failure.
 * @returns the exit code of the first failure
 */
export async function eachFile(
  context: CommandContext,
  files: readonly string[],
  use: (file: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  let result: ExitCode = exitCodes.ok
  for (const file of files) {
    const code = await use(file).catch(error => {
      if (!(error instanceof AppError)) throw error
      printMessage(context, textOf(error.reason))
      return exitCodeOf(error.code)
    })
    if (result === exitCodes.ok) result = code
  }
  return result
}
