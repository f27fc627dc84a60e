import { randomBytes } from 'node:crypto'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { byOperator } from '../../accounts/origins.ts'
import { lifetimeSeconds } from '../../generation/links.ts'
import { dataOption, readDuration } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'
import { addHelpCommand } from './help-command.ts'

/** Changes the secret that signs the links to PDFs, also while services run. */
export function addLinksCommand(program: Command, output: Output): void {
  const links = program.command('links').description('rotate the secret that signs links to PDFs')

  links
    .command('rotate')
    .description('sign links with a new secret; running services notice within seconds')
    .addOption(
      new Option('--overlap <duration>', 'how long links made so far stay valid; 0h refuses them at once')
        .argParser(readOverlap)
        .default(readDuration('7d'), '7d'),
    )
    .addOption(dataOption())
    .action((flags: RotateFlags) => rotate(output, flags))

  addHelpCommand(links)
}

/** A longer overlap would have no effect. */
function readOverlap(text: string): number {
  const overlap = readDuration(text)
  if (overlap <= lifetimeSeconds * 1000) return overlap
  throw new InvalidArgumentError('Use at most 30d, because no link is valid for longer.')
}

interface RotateFlags {
  /** milliseconds */
  overlap: number
  data: string
}

async function rotate({ stdout }: Output, { overlap, data }: RotateFlags): Promise<void> {
  const now = new Date()
  const expires_at = new Date(now.getTime() + overlap).toISOString()
  await withExistingStore(data, store =>
    store.rotateLinkSecret({ value: randomBytes(32), expires_at }, byOperator(now)),
  )
  stdout.write(
    overlap === 0
      ? 'Links made so far are refused.\n'
      : `Links made so far are refused from ${expires_at} on.\n`,
  )
}
