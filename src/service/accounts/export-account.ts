import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { syncFolderAsync } from '#node/files.ts'
import { auditPages } from '../store/audit-store.ts'
import type { Job, LedgerRow } from '../store/jobs.ts'
import type { Account, Store } from '../store/store.ts'
import { type StoredTemplate, templateLimits } from '../store/templates.ts'

/** Records per read and write. */
const pageLength = 100

/** Every job of an account, oldest last, a page at a time. */
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

/** Every version of every template with its file, one at a time, because a file may be long. */
async function* templatePages(store: Store, account_id: string): AsyncGenerator<StoredTemplate[]> {
  const limit = templateLimits.names
  for (const { name } of await store.listTemplates(account_id, { after: undefined, limit })) {
    let before: number | undefined
    do {
      const versions = await store.listTemplateVersions({ account_id, name }, { before, limit: pageLength })
      for (const { version } of versions) {
        const template = await store.readTemplate({ account_id, name, version })
        if (template !== undefined) yield [template]
      }
      before = versions.length < pageLength ? undefined : versions.at(-1)?.version
    } while (before !== undefined)
  }
}

type Records = [type: string, records: readonly object[]]

/**
 * Yields the stored data of an account in pages of one type, without hashes of keys and passwords and without
 * webhook secrets.
 */
async function* recordsOf(store: Store, account: Account): AsyncGenerator<Records> {
  yield ['account', [account]]
  yield ['user', await store.listUsers(account.id)]
  yield ['user', await store.listInvitedUsers(account.id)]
  yield ['key', await store.listKeysOf(account.id)]
  for await (const templates of templatePages(store, account.id)) yield ['template', templates]
  yield ['webhook', await store.listWebhooks(account.id)]
  for await (const jobs of jobPages(store, account.id)) yield ['job', jobs]
  for await (const rows of ledgerPages(store, account.id)) yield ['ledger', rows]
  yield ['credit', await store.readCredits({ account_id: account.id, from: '0', until: '9999' })]
  const filter = { account_id: account.id, key_id: undefined, isForCustomer: true }
  for await (const entries of auditPages(store, filter)) yield ['audit', entries]
}

/**
 * JSON lines, each `{"type": …}` with the record of that type: account, user, key, template, webhook, job, ledger, credit, audit. The last
 * one is `{"type":"end","records":…}` with their number; without it the export is incomplete.
 */
export async function* exportedLines(
  store: Store,
  account: Account,
): AsyncGenerator<{ text: string; records: number }> {
  let count = 0
  for await (const [type, records] of recordsOf(store, account)) {
    count += records.length
    const lines = records.map(record => `${JSON.stringify({ type, ...record })}\n`)
    yield { text: lines.join(''), records: records.length }
  }
  yield { text: `${JSON.stringify({ type: 'end', records: count })}\n`, records: 0 }
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
  let lines = 1
  try {
    for await (const { text, records } of exportedLines(store, account)) {
      await file.write(text)
      lines += records
    }
    await file.sync()
    await syncFolderAsync(dirname(resolve(path)))
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
