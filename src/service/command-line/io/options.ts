import { readFileSync } from 'node:fs'
import { InvalidArgumentError, Option } from 'commander'
import { parsePublicUrl } from '#contract/base-url.ts'
import { monthFormat } from '#contract/service-reads.ts'
import { AppError } from '#core/errors/app-error.ts'
import { parseName } from '../../accounts/accounts.ts'
import { parseDomains } from '../../accounts/sign-up.ts'
import { parseEmail } from '../../accounts/user-email.ts'
import { defaultDataFolder } from '../../data-folder/data-folder.ts'
import { english } from '../../languages/english.ts'
import { isAddressOrRange, maxKeyAddresses, parseKeyAddresses } from '../../limits/address-list.ts'
import { mayDelete } from '../../retention/retention-rule.ts'
import { type KeyScope, keyScopes } from '../../store/store.ts'
import type { AllowedTargets } from '../../webhooks/webhook-url.ts'

export interface DataFlags {
  data: string
}

export interface JsonFlags {
  json?: true
}

/** Precedence: flag, environment, default. */
export const dataOption = () =>
  new Option('--data <folder>', 'folder of keys, ledger and PDFs')
    .env('BILLWRIGHT_SERVICE_DATA')
    .argParser(readFolder)
    .default(defaultDataFolder())

/** Rejects an empty path, such as from an empty variable, because it would be the working directory. */
function readFolder(text: string): string {
  if (text.trim() !== '') return text
  throw new InvalidArgumentError('Name a folder, or leave it out for the usual one.')
}

export const webhookTargets = ['public', 'public-and-loopback'] as const

/** Shared by the commands that accept a URL and the service that sends to it. */
export const webhookTargetsOption = () =>
  new Option('--webhook-targets <which>', 'addresses that webhooks may be sent to')
    .env('BILLWRIGHT_SERVICE_WEBHOOK_TARGETS')
    .choices(webhookTargets)
    .default('public')

export const allowedTargets = (which: (typeof webhookTargets)[number]): AllowedTargets => ({
  allowsLoopback: which === 'public-and-loopback',
})

export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  throw new InvalidArgumentError('Use a number from 0 to 65535.')
}

export function readBaseUrl(text: string): string {
  const parsed = parsePublicUrl(text)
  if (parsed.ok) return parsed.baseUrl
  throw new InvalidArgumentError(english(parsed.message))
}

export function readRateLimit(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number of requests a minute, or 0 for no limit.')
}

export function readRetentionDays(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number of days, or 0 forever.')
}

export function readTestStorage(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number of megabytes, or 0 for no limit.')
}

export function readTestJobs(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number of jobs, or 0 for no limit.')
}

export function readCheckedBytes(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number of megabytes an hour, or 0 for none.')
}

export function readLargeRenders(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a number from 1 to 9999.')
}

/** Comma-separated addresses, ranges and proxy-addr names. */
export function readAddresses(text: string): string {
  const parts = text.split(',').map(part => part.trim())
  if (parts.every(part => /^(loopback|linklocal|uniquelocal)$/.test(part) || isAddressOrRange(part)))
    return parts.join(',')
  throw new InvalidArgumentError('Use addresses such as 10.0.0.7 or 10.0.0.0/8, or loopback.')
}

/** Networks of a key. Names of proxy-addr are not allowed, because other instances may not know them. */
export function readKeyAddresses(text: string): string[] {
  const addresses = parseKeyAddresses(text)
  // empty text is probably an unset variable, not a key without limits
  if (addresses?.length === 0 || /^[\s,]+$/.test(text))
    throw new InvalidArgumentError('Name at least one address, or leave the flag out.')
  if (addresses !== undefined) return addresses
  throw new InvalidArgumentError(`Use up to ${maxKeyAddresses} addresses such as 10.0.0.7 or 10.0.0.0/8.`)
}

export function readScopes(text: string): KeyScope[] {
  const parts = text.split(',').map(part => part.trim())
  const scopes = keyScopes.filter(scope => parts.includes(scope))
  if (scopes.length === parts.length) return scopes
  throw new InvalidArgumentError('Use generate, read, templates, or several with commas between them.')
}

/** @returns milliseconds, more than 0, because a key that expires at once is useless */
export function readLifetime(text: string): number {
  const duration = readDuration(text)
  if (duration > 0) return duration
  throw new InvalidArgumentError('Use hours or days from 1 on, such as 12h or 90d.')
}

/** @returns milliseconds */
export function readDuration(text: string): number {
  const match = /^(\d{1,4})([hd])$/.exec(text)
  if (match) return Number(match[1]) * (match[2] === 'h' ? 1 : 24) * 60 * 60 * 1000
  throw new InvalidArgumentError('Use hours or days, such as 12h or 90d.')
}

/** @returns lower-case names; empty for empty text, such as from an empty variable */
export function readDomains(text: string): string[] {
  const domains = parseDomains(text)
  if (domains !== undefined) return domains
  throw new InvalidArgumentError('Use mail domains such as example.com,example.org.')
}

/** Bytes. */
const longestTerms = 200_000

/** @returns the content of the file; empty for an empty path, such as from an empty variable */
export function readTerms(path: string): string {
  if (path.trim() === '') return ''
  try {
    const bytes = readFileSync(path)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // an empty file is rejected: accounts would be opened without terms
    if (bytes.length <= longestTerms && text.trim() !== '') return text
  } catch {
    // reported below
  }
  throw new InvalidArgumentError(
    `Name a text file in UTF-8 of at most ${longestTerms / 1000} kB that is not empty.`,
  )
}

export function readPrice(text: string): string {
  if (text.trim() === '') return ''
  const price = parseName(text)
  if (price !== undefined) return price
  throw new InvalidArgumentError('Use 1 to 100 characters on one line.')
}

export function readMonth(text: string): string {
  if (monthFormat.test(text)) return text
  throw new InvalidArgumentError('Use a month such as 2026-11.')
}

export function readName(text: string): string {
  const name = parseName(text)
  if (name !== undefined) return name
  throw new InvalidArgumentError('Use 1 to 100 characters on one line.')
}

export function readEmail(text: string): string {
  const email = parseEmail(text)
  if (email === undefined) throw new InvalidArgumentError('It is no e-mail address.')
  return email
}

export interface DeletionFlags {
  deleteOlder?: true
}

/** For commands that may shorten the time for which live PDFs are kept. */
export const deletionOption = (): Option =>
  new Option('--delete-older', 'confirm that live PDFs are deleted which were to be kept longer')

/** @throws AppError confirmation_required */
export function requireConfirmedDeletion(
  { deleteOlder }: DeletionFlags,
  plans: Parameters<typeof mayDelete>[0],
): void {
  if (deleteOlder || !mayDelete(plans)) return
  const days = plans.next.live_kept_days
  throw new AppError('confirmation_required', {
    message: { code: 'service.deletes_older', params: { days } },
  })
}
