/** Stand-in for the render process that fails in the way that the invoice number names. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderMessage, RenderRequest } from '../rendering/render-messages.ts'

new Worker(new URL('../rendering/memory-guard.ts', import.meta.url), {
  workerData: { megabytes: Number(process.argv[2]) },
}).unref()

const send = (message: RenderMessage) => process.send?.(message)
const rendered = (text: string) =>
  send({ kind: 'rendered', bytes: new TextEncoder().encode(text), pages: 1, warnings: [], seconds: 0.01 })

/** far above any limit of a test, but harmless for the machine if the limit does not work */
const megabytes = 1500

const oddities: Record<string, () => void> = {
  buffers() {
    const held: Buffer[] = []
    while (held.length < megabytes) held.push(Buffer.alloc(1024 * 1024, 1))
    rendered(`${held.length} MB`)
  },
  heap() {
    const held: object[] = []
    while (held.length < megabytes * 10_000) held.push({ index: held.length, text: `${held.length}` })
    rendered(`${held.length} objects`)
  },
  loop() {
    for (;;);
  },
  crash() {
    process.exit(3)
  },
  snoop() {
    rendered(
      JSON.stringify({
        environment: Object.keys(process.env).filter(name => name !== 'NODE_CHANNEL_FD'),
        wrote: works(() => writeFileSync(join(tmpdir(), 'billwright-snoop'), 'x')),
        started: works(() => spawnSync(process.execPath, ['--version']).status === 0 || refuse()),
      }),
    )
  },
}

function refuse(): never {
  throw new Error('it did not start')
}

function works(action: () => unknown): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}

process.on('message', ({ invoice }: RenderRequest) => {
  const odd = oddities[invoice?.invoice_number ?? '']
  if (odd) odd()
  else rendered('%PDF-1.7 as asked')
})
process.on('disconnect', () => process.exit())
send({ kind: 'ready' })
