// A process of one engine for all warm rounds.
import { writeFileSync } from 'node:fs'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { invoiceTextsOf } from '../invoice/invoice-texts.ts'
import { isEngineId, loadEngine } from './engine-list.ts'

export interface WarmJob {
  items: number
  seed: number
  /** path for the file to check */
  file?: string
}

export type WarmReply = { ready: true } | { milliseconds: number; bytes: number } | { failed: string }

const [, , id = ''] = process.argv
if (!isEngineId(id)) throw new Error(`There is no engine ${id}`)

const postReply = (reply: WarmReply) => process.send?.(reply)
const words = (error: unknown) => (error instanceof Error ? error.message : String(error))

try {
  const engine = await loadEngine(id)
  await engine.prepare()
  process.on('message', (job: WarmJob) => {
    render(job).then(postReply, error => postReply({ failed: words(error) }))
  })
  process.on('disconnect', () => engine.close?.())
  postReply({ ready: true })

  async function render({ items, seed, file }: WarmJob): Promise<WarmReply> {
    const invoice = invoiceOf(items, seed)
    const texts = engine.takes === 'texts' ? invoiceTextsOf(invoice) : null
    const start = performance.now()
    const bytes =
      engine.takes === 'texts'
        ? await engine.render(texts ?? invoiceTextsOf(invoice))
        : await engine.render(invoice)
    const milliseconds = performance.now() - start
    engine.rest?.()
    if (file) writeFileSync(file, bytes)
    return { milliseconds, bytes: bytes.length }
  }
} catch (error) {
  postReply({ failed: words(error) })
  process.disconnect?.()
}
