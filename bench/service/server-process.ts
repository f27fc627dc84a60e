// The service as its command starts it, optionally with another renderer.
import { createKey } from '../../src/service/accounts/keys.ts'
import { byOperator } from '../../src/service/accounts/origins.ts'
import { openStore } from '../../src/service/backends/open-store.ts'
import { startService } from '../../src/service/http/serve.ts'
import { createProcessRenderer, processLimits } from '../../src/service/rendering/process-renderer.ts'
import { startRenderChild } from '../../src/service/rendering/render-child.ts'
import type { Renderer } from '../../src/service/rendering/renderer.ts'

export interface ServerOrder {
  folder: string
  /** `fixed` answers each invoice with the same bytes, `service` is the service's default renderer */
  rendering: 'ours' | 'plain' | 'fixed' | 'service'
  processes: number
  /** number of accounts besides the default one */
  accounts?: number
  /** number of these accounts, the last ones, with a test key */
  testAccounts?: number
  /** URL of a PostgreSQL database to use instead of the embedded store; PDFs stay in the folder */
  databaseUrl?: string
}

export interface ServerWord {
  url: string
  key: string
  /** one key per additional account */
  otherKeys: string[]
}

const {
  folder,
  rendering,
  processes,
  accounts = 0,
  testAccounts = 0,
  databaseUrl,
}: ServerOrder = JSON.parse(process.argv[2] ?? '')
const service = await startService({
  port: 0,
  host: '127.0.0.1',
  dataFolder: folder,
  databaseUrl,
  rateLimits: { requests: 0 },
  ...(rendering !== 'service' && { renderer: rendererOf() }),
})
const store = await openStore(folder, databaseUrl)
const { key } = await createKey(store, { mode: 'live', name: 'Example', origin: byOperator(new Date()) })
const otherKeys: string[] = []
for (let index = 0; index < accounts; index++) {
  const account = { id: `acc_${index}`, name: 'Example', created_at: new Date().toISOString() }
  await store.addAccount(account, byOperator(new Date()))
  const other = {
    mode: index < accounts - testAccounts ? 'live' : 'test',
    name: 'Example',
    origin: byOperator(new Date()),
    account: account.id,
  } as const
  otherKeys.push((await createKey(store, other)).key)
}
await store.close()
process.on('disconnect', () => void service.close().finally(() => process.exit()))
process.send?.({ url: service.url, key, otherKeys } satisfies ServerWord)

function rendererOf(): Renderer {
  const limits = { ...processLimits, processes }
  if (rendering === 'ours') return createProcessRenderer(limits)
  const entry = new URL('./plain-process.ts', import.meta.url)
  const startChild = () => startRenderChild({ megabytes: 1024, entry })
  return rendering === 'plain' ? createProcessRenderer(limits, startChild) : fixed()
}

/** As long as our PDF of ten items, so that the same amount is stored. */
function fixed(): Renderer {
  const bytes = new Uint8Array(28_000).fill(0x20)
  return { render: async () => ({ bytes, pages: 1 }), close: async () => undefined }
}
