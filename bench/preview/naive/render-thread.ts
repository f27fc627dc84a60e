// Plain pdfkit in a worker thread.
import { parentPort } from 'node:worker_threads'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'
import { engine } from '../../render/engines/pdfkit.ts'

await engine.prepare()

parentPort?.on('message', async ({ id, texts }: { id: number; texts: InvoiceTexts }) => {
  if (engine.takes !== 'texts') return
  const bytes = new Uint8Array(await engine.render(texts))
  parentPort?.postMessage({ id, bytes }, [bytes.buffer])
})
