import type { Command } from 'commander'
import { createKeys } from '#app/connections/keys.ts'
import { diagnosticsText } from '#app/host/diagnostics.ts'
import type { Store } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import { defaultDataFolder } from '#platform/host/data-folder.ts'
import { thisMachine } from '#platform/host/machine.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { createKeychain } from '#platform/keychain/keychain.ts'
import { type CommandContext, pathOf } from '../io/command-context.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'
import { openOwnStore, requireData } from '../io/with-store.ts'
import { writeFile } from '../io/write-file.ts'

export function addDiagnosticsCommand(program: Command, context: CommandContext, version: string): void {
  program
    .command('diagnostics')
    .description(
      'what helps to find a fault of the app: versions, condition of the data, password store; no keys, no invoices',
    )
    .option('-o, --out <file>', 'write it there instead of stdout')
    .action(({ out }: { out?: string }) => diagnose(context, version, out))
}

async function diagnose(context: CommandContext, version: string, out: string | undefined): Promise<void> {
  const dataFolder = defaultDataFolder(context.env)
  const store = openIfPossible(context)
  try {
    const text = await diagnosticsText({
      host: { version, shell: 'terminal', platform: platformOf(process.platform), dataFolder },
      machine: thisMachine,
      clock: systemClock,
      keys: createKeys(createKeychain({ environment: context.env })),
      store,
    })
    if (out === undefined) return print(context, text.trimEnd())
    await writeFile(context, pathOf(context, out), new TextEncoder().encode(text))
    printMessage(context, textOf({ code: 'cli.diagnostics_written', params: { file: out } }))
  } finally {
    if (!(store instanceof AppError)) store.close()
  }
}

/** The app may be running or its data damaged; the other diagnostics are still useful. */
function openIfPossible(context: CommandContext): Store | AppError {
  try {
    requireData(context)
    return openOwnStore(context)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

const platformOf = (name: NodeJS.Platform) => (name === 'darwin' || name === 'win32' ? name : 'linux')
