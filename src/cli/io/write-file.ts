import { fstatSync, statSync } from 'node:fs'
import { realpath, stat, writeFile as writeThrough } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { writeFileAtomically } from '#platform/files/atomic-files.ts'
import { type CommandContext, pathOf } from './command-context.ts'
import { fileFault } from './read-file.ts'

/** Restricted by the umask of the shell. */
const fileMode = 0o666

/** Writes a file atomically. */
export async function writeFile(context: CommandContext, file: string, bytes: Uint8Array): Promise<void> {
  try {
    const path = pathOf(context, file)
    const target = await realpath(path).catch(() => path)
    const existing = await stat(target).catch(() => undefined)
    if (existing === undefined || existing.isFile()) await writeFileAtomically(target, bytes, fileMode)
    // A pipe or a device such as /dev/stdout cannot be replaced; writing to a folder fails.
    else await writeThrough(target, bytes)
  } catch (cause) {
    const isFolderMissing = systemCodeOf(cause) === 'ENOENT'
    const message = isFolderMissing
      ? ({ code: 'cli.no_folder', params: { file, folder: dirname(file) } } as const)
      : fileFault(file, cause)
    throw new AppError('file_unwritable', { message, cause })
  }
}

/** Whether `out` is the input file, even if it is named by another path, a link, or `- < FILE`. */
export function isSameFile(context: CommandContext, file: string, out: string): boolean {
  if (out === '-') return false
  // bigint, because file ids on Windows exceed a double.
  const read = attempt(() =>
    file === '-' ? statOfStdin(context) : statSync(pathOf(context, file), { bigint: true }),
  )
  const written = attempt(() => statSync(pathOf(context, out), { bigint: true }))
  return read?.isFile() === true && read.dev === written?.dev && read.ino === written.ino
}

const statOfStdin = ({ stdin }: CommandContext) =>
  'fd' in stdin && typeof stdin.fd === 'number' ? fstatSync(stdin.fd, { bigint: true }) : undefined

/** Ignores errors, which reading or writing the file reports. */
function attempt<T>(stat: () => T): T | undefined {
  try {
    return stat()
  } catch {
    return undefined
  }
}
