import { AppError } from '#core/errors/app-error.ts'
import type { CommandContext } from './command-context.ts'
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts'
import { printMessage, textOf } from './standard-streams.ts'

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
