import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { toTable } from '../measure/table.ts'
import { measureManyInvoices } from './measure.ts'
import { type MemorySample, watchMemory } from './memory.ts'
import { checkLatencyTargets, checkMemoryTargets, type ManyInvoicesFigures, type Target } from './targets.ts'

const sizes = [100, 1000, 10_000, 100_000] as const
const loadBefore = loadavg()[0] ?? 0

export interface ManyInvoicesOptions {
  json: boolean
  quick: boolean
  /** minutes of typing and switching; measures memory instead of latencies */
  memory: number | null
}

/** `npm run bench -- many-invoices`: latencies with few and many stored invoices, or memory over minutes. */
export async function benchManyInvoices({ json, quick, memory }: ManyInvoicesOptions): Promise<void> {
  if (memory !== null) {
    const samples = await watchMemory(memory)
    const targets = checkMemoryTargets(samples)
    if (json) process.stdout.write(`${JSON.stringify({ samples, targets })}\n`)
    else
      report(
        'many-invoices-memory-results.md',
        memoryHeading(memory),
        [targetTable(targets), sampleTable(samples)],
        quick,
      )
    return
  }
  const figures = await measureManyInvoices(quick ? [100, 100_000] : sizes, quick ? 2 : 5)
  const targets = checkLatencyTargets(figures)
  if (json) process.stdout.write(`${JSON.stringify({ figures, targets })}\n`)
  else report('many-invoices-results.md', waitsHeading, [targetTable(targets), waitsTable(figures)], quick)
}

function report(file: string, heading: string, tables: readonly string[], quick: boolean): void {
  const text = tables.join('\n\n')
  process.stdout.write(`${text}\n`)
  if (quick) return
  const measured = `Measured ${new Date().toISOString().slice(0, 10)} on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} CPUs, load average ${loadBefore.toFixed(1)} when it began.`
  writeFileSync(new URL(`../${file}`, import.meta.url), `${heading}\n\n${measured}\n\n${text}\n`)
}

const waitsHeading = `# The window with few and with many stored invoices

Written by \`npm run bench -- many-invoices\`; \`--quick\` measures the smallest and the largest and writes nothing, \`--json\` prints the figures for a program.
A start is from the program's own start until the newest invoice can be written on, in the real browser; everything else from the input until it is painted.`

const memoryHeading = (minutes: number) => `# Memory over ${minutes} minutes of typing and switching

Written by \`npm run bench -- many-invoices --memory ${minutes}\`. Garbage is collected before each sample. The host is one process with its render threads.`

const targetTable = (targets: readonly Target[]) =>
  toTable(
    ['target', 'wanted', 'measured', ''],
    targets.map(({ name, wanted, measured, isMet }) => [name, wanted, measured, isMet ? 'met' : 'missed']),
  )

const waitsTable = (figures: readonly ManyInvoicesFigures[]) => {
  const smallest = figures[0]?.start ?? 1
  const rows = figures.map(({ invoices, start, search, ...others }) => [
    String(invoices),
    start.toFixed(0),
    (start / smallest).toFixed(2),
    ...[...Object.values(search), ...Object.values(others)].map(ms => ms.toFixed(0)),
  ])
  const heads = [
    'invoices',
    'start',
    'times',
    'number',
    'customer',
    'description',
    'cleared',
    'scroll',
    'open',
    'table',
    'sorted',
    'overview',
  ]
  return `Medians in ms.\n\n${toTable(heads, rows)}`
}

/** About one per minute. */
const sampleTable = (samples: readonly MemorySample[]) => {
  const every = Math.max(1, Math.round(samples.length / 10))
  const rows = samples
    .filter((_, index) => index % every === every - 1)
    .map(({ at, heap, nodes, listeners, host }) => [
      at.toFixed(0),
      heap.toFixed(1),
      String(nodes),
      String(listeners),
      host === null ? '–' : host.toFixed(0),
    ])
  return toTable(['s', 'page, MB', 'elements', 'listeners', 'host, MB'], rows)
}
