import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mode } from '#core/text/key.ts'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { openStore } from '../backends/open-store.ts'
import { type ServiceOptions, startService } from '../http/serve.ts'
import type { LedgerRow } from '../store/jobs.ts'
import type { KeyScope, Store } from '../store/store.ts'
import { emptyDatabase } from './empty-database.ts'

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'billwright-service-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** A running service on a data folder, and a second connection to its store, as used by commands. */
export async function startTestService(
  dataFolder: string,
  options: Partial<ServiceOptions> = {},
): Promise<TestService> {
  const database = join(dataFolder, 'service.db')
  if (options.databaseUrl === undefined && existsSync(dataFolder) && !existsSync(database))
    await writeFile(database, await emptyDatabase(), { mode: 0o600 })
  const service = await startService({ port: 0, host: '127.0.0.1', dataFolder, ...options })
  const store = await openStore(dataFolder)
  return {
    url: service.url,
    store,
    newKey: async (mode, scopes) =>
      (
        await createKey(store, {
          mode,
          name: `${mode} key`,
          origin: byOperator(new Date()),
          ...(scopes && { scopes }),
        })
      ).key,
    ledger: () => store.listLedger(),
    async close() {
      await store.close()
      await service.close()
    },
  }
}

export interface TestService {
  url: string
  store: Store
  newKey(mode: Mode, scopes?: readonly KeyScope[]): Promise<string>
  ledger(): Promise<LedgerRow[]>
  close(): Promise<void>
}
