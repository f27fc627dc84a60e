// The service as its command starts it, optionally with another renderer.
import { createKey } from '../../src/service/accounts/keys.ts'
import { createProcessRenderer, processLimits } from '../../src/service/rendering/process-renderer.ts'
import { startRenderChild } from '../../src/service/rendering/render-child.ts'
import type { Renderer } from '../../src/service/rendering/renderer.ts'
import { startService } from '../../src/service/serve.ts'
import { openStore } from '../../src/service/store/open-store.ts'

export interface ServerOrder {
  folder: string
  /** `fixed` answers each invoice with the same bytes */
  rendering: 'ours' | 'plain' | 'fixed'
  processes: number
}

export interface ServerWord {
  url: string
  key: string
}

const { folder, rendering, processes }: ServerOrder = JSON.parse(process.argv[2] ?? '')
const service = await startService({
  port: 0,
  host: '127.0.0.1',
  dataFolder: folder,
  rateLimits: { requests: 0 },
  renderer: rendererOf(),
})
const store = await openStore(folder)
const { key } = await createKey(store, { mode: 'live', name: 'Example', now: new Date() })
await store.close()
process.on('disconnect', () => void service.close().finally(() => process.exit()))
process.send?.({ url: service.url, key } satisfies ServerWord)

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
  return { render: async () => bytes, close: async () => undefined }
}
