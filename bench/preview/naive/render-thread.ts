// Plain pdfkit in a worker thread.
import { parentPort } from 'node:worker_threads'
import type { Sheet } from '../../invoice/invoice-texts.ts'
import { engine } from '../../render/engines/pdfkit.ts'

await engine.prepare()

parentPort?.on('message', async ({ id, sheet }: { id: number; sheet: Sheet }) => {
  if (engine.takes !== 'sheet') return
  const bytes = new Uint8Array(await engine.render(sheet))
  parentPort?.postMessage({ id, bytes }, [bytes.buffer])
})
