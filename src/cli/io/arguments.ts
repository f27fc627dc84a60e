import { InvalidArgumentError } from 'commander'
import type { Store } from '#app/ports/store.ts'
import { createSettings } from '#app/settings.ts'
import { parseBaseUrl } from '#contract/base-url.ts'
import { nameOfSender, type Settings } from '#contract/settings.ts'
import { AppError } from '#core/errors/app-error.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { textOf } from './standard-streams.ts'

/** Parses the address of a service; only addresses that a key may be sent to are accepted. */
export function readBaseUrl(text: string): string {
  const parsed = parseBaseUrl(text)
  if (parsed.ok) return parsed.baseUrl
  throw new InvalidArgumentError(textOf(parsed.message))
}

/**
 * The id of the sender profile with this name or id; removed profiles are found, too.
 * @throws AppError invalid_argument
 */
export function namedSender(store: Store, name: string): string {
  const settings = createSettings(store).settings()
  const found = all(settings).find(
    sender => sender.id === name || comparableNumber(nameOfSender(sender)) === comparableNumber(name),
  )
  if (!found) throw new AppError('invalid_argument', { message: { code: 'cli.no_sender', params: { name } } })
  return found.id
}

const all = ({ senders, formerSenders }: Settings) => [...senders, ...formerSenders]
