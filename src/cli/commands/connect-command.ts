import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import type { DeviceGrant, GrantAnswer, GrantedKey } from '#app/ports/services.ts'
import { AppError } from '#core/errors/app-error.ts'
import { thisMachine } from '#platform/host/machine.ts'
import { createDeviceGrants } from '#platform/http/device-grant.ts'
import { readBaseUrl } from '../io/arguments.ts'
import type { CommandContext } from '../io/command-context.ts'
import { account, openKeychain } from '../io/key-source.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'

interface ConnectFlags {
  baseUrl: string
  json?: true
}

/** RFC 8628, 3.5 */
const slowDownMs = 5000

export function addConnectCommand(program: Command, context: CommandContext): void {
  program
    .command('connect')
    .description('sign in on the service’s page; the key for submit goes into the password store, unseen')
    .requiredOption(
      '--base-url <url>',
      'where the service is, such as https://invoices.example.com',
      readBaseUrl,
    )
    .option('--json', 'print {kind, last4, name} to stdout')
    .action((flags: ConnectFlags) => connect(context, flags))
}

async function connect(context: CommandContext, { baseUrl, json }: ConnectFlags): Promise<void> {
  // Opens the keychain first, so that the service makes no key that cannot be stored.
  const { keychain, name: store } = await openKeychain(context)
  const grants = createDeviceGrants()
  const begun = await grants.begin({ baseUrl, computerName: thisMachine.computerName() })
  if (begun.kind === 'problem') throw new AppError('refused', { message: begun.message })
  printMessage(
    context,
    textOf({ code: 'cli.connect_page', params: { page: begun.page, code: begun.userCode } }),
  )
  const { key, mode, name } = await untilGranted(begun)
  try {
    await keychain.save(account, key)
  } catch (error) {
    await grants.revoke({ baseUrl, key })
    throw error
  }
  if (json) print(context, JSON.stringify({ kind: mode, last4: key.slice(-4), name }))
  else printMessage(context, textOf({ code: 'cli.key_kept', params: { store, kind: mode } }))
}

/**
 * Polls until the key is granted.
 * @throws AppError refused, with the reason
 */
async function untilGranted(grant: DeviceGrant): Promise<GrantedKey> {
  const end = Date.now() + grant.expiresInMs
  let waitMs = grant.intervalMs
  while (Date.now() < end) {
    await sleep(waitMs)
    const answer = await grant.poll()
    if (answer.kind === 'granted') return answer
    if (answer.kind === 'slow_down') waitMs += slowDownMs
    const isOver = answer.kind === 'problem' && answer.reason !== 'unreachable'
    if (isOver || answer.kind === 'denied' || answer.kind === 'expired') throw refusal(answer)
  }
  throw refusal({ kind: 'expired' })
}

const refusal = (answer: Exclude<GrantAnswer, GrantedKey>): AppError =>
  new AppError('refused', {
    message:
      answer.kind === 'problem'
        ? answer.message
        : { code: answer.kind === 'denied' ? 'connect.denied' : 'connect.expired' },
  })
