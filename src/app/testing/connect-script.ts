import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Keychain } from '../ports/ports.ts'
import { openTestHost } from './test-host.ts'

/** A password store in a file, which keeps its state when the process is killed, as that of a system does. */
export function fileKeychain(path: string): Keychain {
  const read = (): Record<string, string> =>
    existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
  const write = (entries: Record<string, string>) => {
    writeFileSync(`${path}.part`, JSON.stringify(entries))
    renameSync(`${path}.part`, path)
  }
  return {
    status: async () => ({ available: true, name: 'Keyring' }),
    read: async account => read()[account] ?? null,
    save: async (account, secret) => write({ ...read(), [account]: secret }),
    async remove(account) {
      const { [account]: _removed, ...others } = read()
      write(others)
    },
  }
}

/** A host process to be killed while it connects. Arguments: folder, file of the keychain, address of the service. */
if (import.meta.main) {
  const [folder = '', keychainFile = '', baseUrl = ''] = process.argv.slice(2)
  const host = await openTestHost(
    folder,
    { keychain: fileKeychain(keychainFile) },
    { openExternal: async () => {} },
  )
  host.host.onEvent(event => {
    if (event.type !== 'connecting') return
    for (const { state } of event.attempts) process.stdout.write(`${state.step}\n`)
  })
  // The timers of a host do not keep the process alive; in a shell its window does.
  setInterval(() => undefined, 60_000)
  await host.call('startConnecting', { baseUrl, sessionOnly: false })
}
