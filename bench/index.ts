import { parseArgs } from 'node:util'
import { benchEInvoice } from './einvoice/index.ts'
import { benchFairQueue } from './fair-queue/index.ts'
import { benchInvoiceList } from './invoice-list/index.ts'
import { benchManyInvoices } from './many-invoices/index.ts'
import { benchPreview } from './preview/index.ts'
import { benchRender } from './render/index.ts'
import { benchService } from './service/index.ts'
import { benchWindow } from './window/index.ts'

interface Options {
  json: boolean
  quick: boolean
  memory: number | null
}

/** Benchmarks by name. */
const benches: Record<string, (options: Options) => Promise<void>> = {
  render: benchRender,
  preview: benchPreview,
  'many-invoices': benchManyInvoices,
  'invoice-list': benchInvoiceList,
  service: benchService,
  'fair-queue': benchFairQueue,
  einvoice: benchEInvoice,
  window: benchWindow,
}

const usage = `Usage: npm run bench -- ${Object.keys(benches).join('|')} [--quick] [--json]

  --quick   one to three minutes instead of ten and more: fewer engines, sizes and rounds; writes no results
  --json    prints the figures for a program
  --memory [minutes]
            many-invoices alone: what ten minutes of typing and switching take, or so many
`

const options = readOptions()
if (options) await options.bench(options)

function readOptions(): (Options & { bench: (options: Options) => Promise<void> }) | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: {
        json: { type: 'boolean' },
        quick: { type: 'boolean' },
        memory: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
    const { json = false, quick = false, help = false } = values
    const [name = '', minutes = '10'] = positionals
    const memory = values.memory ? Number(minutes) : null
    const bench = benches[name]
    if (bench && !help) return { json, quick, memory, bench }
    process.stdout.write(usage)
    if (!help) process.exitCode = 2
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 2
  }
  return undefined
}
