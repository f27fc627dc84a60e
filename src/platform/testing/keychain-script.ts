import { spawnSync } from 'node:child_process'
import type { AppError } from '#core/errors/app-error.ts'
import { createKeychain } from '../keychain/keychain.ts'

/**
 * Runs the keychain calls in its arguments and prints one JSON line for each. `sh:…` runs a shell command in between.
 * `--long-limit` allows a minute for each call, for preparations on a busy computer.
 */
const names = process.argv.slice(2).filter(name => name !== '--long-limit')
const keychain = createKeychain(process.argv.includes('--long-limit') ? { limitMs: 60_000 } : {})
const account = 'a-connection'

const calls: Record<string, () => Promise<unknown>> = {
  status: () => keychain.status(),
  save: () => keychain.save(account, 'svc_test_fake000000000000000000000000'),
  read: () => keychain.read(account),
  remove: () => keychain.remove(account),
}

for (const name of names) {
  if (name.startsWith('sh:')) {
    spawnSync('sh', ['-c', name.slice(3)], { stdio: 'ignore' })
    continue
  }
  const answer = await calls[name]?.().catch((error: AppError) => ({ refused: error.reason.code }))
  process.stdout.write(`${JSON.stringify({ [name]: answer ?? null })}\n`)
}
