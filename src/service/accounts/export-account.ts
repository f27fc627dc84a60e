import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { syncFolder } from '../storage/folder-storage.ts'
import type { Job, LedgerRow } from '../store/jobs.ts'
import type { Account, Store } from '../store/store.ts'
import { readWholeAudit } from './read-whole-audit.ts'

const pageLength = 500

/** Every job of an account, oldest last, a page at a time so that no query is long. */
export async function* jobPages(store: Store, account_id: string): AsyncGenerator<Job[]> {
  const everything = { mode: undefined, template: undefined, number: undefined }
  const filter = { account_id, ...everything, from: undefined, until: undefined }
  let before: string | undefined
  do {
    const jobs = await store.listJobs(filter, { before, limit: pageLength })
    if (jobs.length > 0) yield jobs
    before = jobs.length < pageLength ? undefined : jobs.at(-1)?.id
  } while (before !== undefined)
}

async function* ledgerPages(store: Store, account_id: string): AsyncGenerator<LedgerRow[]> {
  const period = { account_id, from: '0', until: '9999' }
  let after: string | undefined
  do {
    const rows = await store.readLedger(period, { after, limit: pageLength })
    yield rows
    after = rows.length < pageLength ? undefined : rows.at(-1)?.job_id
  } while (after !== undefined)
}

/** Stored data of an account, without hashes of keys and passwords and secrets of webhooks. */
async function* recordsOf(store: Store, account: Account): AsyncGenerator<[string, object]> {
  yield ['account', account]
  const invited = await store.listInvitedUsers(account.id)
  for (const user of [...(await store.listUsers(account.id)), ...invited]) yield ['user', user]
  for (const key of await store.listKeysOf(account.id)) yield ['key', key]
  for (const webhook of await store.listWebhooks(account.id)) yield ['webhook', webhook]
  for await (const jobs of jobPages(store, account.id)) for (const job of jobs) yield ['job', job]
  for await (const rows of ledgerPages(store, account.id)) for (const row of rows) yield ['ledger', row]
  const everything = { account_id: account.id, from: '0', until: '9999' }
  for (const credit of await store.readCredits(everything)) yield ['credit', credit]
  const filter = { account_id: account.id, key_id: undefined, isForCustomer: true }
  const entries = await readWholeAudit(store, filter)
  for (const entry of entries) yield ['audit', entry]
}

/** JSON lines, each `{"type": …}` with the record of that type: account, user, key, webhook, job, ledger, credit, audit. */
export async function* exportedLines(store: Store, account: Account): AsyncGenerator<string> {
  for await (const [type, record] of recordsOf(store, account))
    yield `${JSON.stringify({ type, ...record })}\n`
}

/**
 * Writes {@link exportedLines} into a new file. Resolves when it is durable.
 * @returns the number of lines
 * @throws AppError file_unwritable
 */
export async function exportAccount(store: Store, account: Account, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch(cause => {
    throw unwritable(path, cause)
  })
  let lines = 0
  try {
    for await (const line of exportedLines(store, account)) {
      await file.write(line)
      lines += 1
    }
    await file.sync()
    await syncFolder(dirname(resolve(path)))
  } catch (cause) {
    throw cause instanceof AppError ? cause : unwritable(path, cause)
  } finally {
    await file.close()
  }
  return lines
}

function unwritable(path: string, cause: unknown): AppError {
  const code = systemCodeOf(cause) ?? null
  const message =
    code === 'EEXIST'
      ? ({ code: 'service.export_exists', params: { path } } as const)
      : ({ code: 'service.export_failed', params: { path, reason: code } } as const)
  return new AppError('file_unwritable', { message, cause })
}
