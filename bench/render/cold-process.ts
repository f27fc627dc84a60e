// Renders once from the start of a process. Prints "done" when the bytes are complete, then the memory used,
// and "over" when it may be killed, because process.exit() may wait forever for V8's compiler
// (nodejs/node#54918). Usage: node cold-process.js ENGINE JOB, where JOB is a JSON file with the input of the
// engine.
import { readFileSync } from 'node:fs'
import type { RenderableInvoice } from '../../src/core/invoice/renderable-invoice.ts'
import type { InvoiceTexts } from '../invoice/invoice-texts.ts'
import { peakMegabytes } from '../measure/peak-memory.ts'
import { isEngineId, loadEngine } from './engine-list.ts'

const [, , id = '', file = ''] = process.argv
if (!isEngineId(id)) throw new Error(`There is no engine ${id}`)

const engine = await loadEngine(id)
await engine.prepare()
const bytes =
  engine.takes === 'invoice'
    ? await engine.render(read<RenderableInvoice>())
    : await engine.render(read<InvoiceTexts>())
process.stdout.write(`done ${bytes.length}\n`)
process.stdout.write(`peak ${peakMegabytes()}\n`)
await engine.close?.()
process.stdout.write('over\n')

function read<T>(): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}
