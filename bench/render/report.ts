import { toTable } from '../measure/table.ts'
import { coldItems, memoryItems, sizes } from './plan.ts'
import {
  type EInvoiceCost,
  type EngineResult,
  type Figure,
  type Growth,
  measured,
  type Results,
} from './results.ts'
import { checkTargets } from './targets.ts'

/** The report in Markdown. */
export function reportOf(results: Results): string {
  const { date, node, platform, cpus, growth, eInvoices, engines, isQuick } = results
  return [
    `Measured ${date} on Node ${node}, ${platform}, ${cpus} CPUs${isQuick ? ', quickly: few rounds, rough figures' : ''}.`,
    ...busy(results),
    '## Targets',
    toTable(
      ['', 'target of the renderer', 'measured'],
      checkTargets(results).map(({ target, figure, met }) => [verdict(met), target, figure]),
    ),
    '## Warm: milliseconds by number of items',
    perSize(engines, (engine, items) => words(engine.warm[items], milliseconds)),
    '## How many times as long as Billwright',
    perSize(engines, (engine, items) => times(engine.warm[items], engines[0]?.warm[items])),
    ...(growth ? [growthLine(growth)] : []),
    ...(eInvoices ?? []).map(eInvoiceLine),
    `## From the start of a process (${coldItems} items), and peak memory (${memoryItems.toLocaleString('en')} items)`,
    toTable(['', 'cold, ms', 'peak, MB'], engines.flatMap(startRows)),
    '## The file: kilobytes (pages)',
    perSize(engines, ({ files }, items) => {
      const file = files[items]
      return file ? `${(file.bytes / 1000).toFixed(1)} (${file.pages})` : '–'
    }),
    ...missing(engines),
  ].join('\n\n')
}

/** Reports other running programs, which slow down the measurement. */
function busy({ load, cpus }: Results): string[] {
  if (load < cpus / 2) return []
  return [
    `Other programs kept this computer busy (load ${load.toFixed(1)} when it began): milliseconds are too high, ratios rough.`,
  ]
}

const growthLine = ({ many, tenfold }: Growth) =>
  `Billwright by itself, interleaved: ${many.toFixed(1)} ms for 1,000 items, ${tenfold.toFixed(0)} ms for 10,000.`

const eInvoiceLine = ({ items, plain, hybrid, written, addedBytes }: EInvoiceCost) =>
  `A final PDF of ${items.toLocaleString('en')} items: ${plain.toFixed(1)} ms without an e-invoice, ${hybrid.toFixed(1)} ms with one (${(addedBytes / 1000).toFixed(1)} kB more), whose XML takes ${written.toFixed(1)} ms to make and check.`

const verdict = (met: boolean | null) => (met === null ? 'not measured' : met ? 'met' : '**missed**')

function perSize(
  engines: readonly EngineResult[],
  cell: (engine: EngineResult, items: number) => string,
): string {
  return toTable(
    ['', ...sizes.map(items => items.toLocaleString('en'))],
    engines.map(engine => [nameOf(engine), ...sizes.map(items => cell(engine, items))]),
  )
}

const nameOf = ({ name, version }: EngineResult) => (version ? `${name} ${version}` : name)

function startRows(engine: EngineResult): string[][] {
  const { id, cold, coldFromSource, memory } = engine
  const own = id === 'billwright'
  const row = [own ? `${nameOf(engine)}, bundled as in the app` : nameOf(engine)]
  return [
    [...row, words(cold, value => value.toFixed(0)), words(memory, value => value.toFixed(0))],
    ...(own
      ? [[`${nameOf(engine)}, from its source`, words(coldFromSource, value => value.toFixed(0)), '']]
      : []),
  ]
}

function words(figure: Figure | null | undefined, write: (value: number) => string): string {
  if (!figure) return '–'
  if ('overSeconds' in figure) return `> ${figure.overSeconds} s`
  return 'broken' in figure ? 'broken' : write(figure.value)
}

const milliseconds = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0))

function times(theirs: Figure | undefined, ours: Figure | undefined): string {
  const base = measured(ours)
  if (base === null || !theirs) return '–'
  if ('overSeconds' in theirs) return `> ${((theirs.overSeconds * 1000) / base).toFixed(0)}`
  const value = measured(theirs)
  return value === null ? '–' : (value / base).toFixed(1)
}

function missing(engines: readonly EngineResult[]): string[] {
  const lines = engines.flatMap(({ name, missing: why, warm, cold, memory }) => [
    ...(why ? [`- ${name} was not measured: ${why}`] : []),
    ...Object.entries(warm).flatMap(([items, figure]) =>
      'broken' in figure ? [`- ${name} at ${items} items: ${figure.broken}`] : [],
    ),
    ...[cold, memory].flatMap(figure =>
      figure && 'broken' in figure ? [`- ${name}: ${figure.broken}`] : [],
    ),
  ])
  return lines.length > 0 ? ['## What could not be measured', lines.join('\n')] : []
}

export const explanation = `# Rendering, side by side

Written by \`npm run bench -- render\`; \`--quick\` takes a minute and writes nothing, \`--json\` prints the figures for a program.`

export const howToRead = `## How to read it

- The invoice is the same for all: A4, Inter in two weights embedded, a table of six columns whose head is repeated, descriptions of one to
  three lines, totals, page numbers, TEST across each page. Billwright also tags its file and writes it as PDF/A; the peers write untagged files.
- Every render that counts gets an invoice of its own, from a vocabulary of some 200,000 words and with figures of its own, so that no memory
  of earlier text helps anyone more than it would at work.
- Billwright gets the invoice and adds it up and formats it within its time; the peers get these words and figures ready.
- Each engine has a process of its own. They take turns in every round; the figure is the median. All have rendered for the same time before.
- Growth is measured of Billwright by itself, a render of 10,000 items after five of 1,000, nine times. In the table an engine at 10,000 items has waited up to
  a minute for its turn, in which V8 tidies up, and the same render takes a quarter longer than after another one.
- "Cold" is from the start of a process to the bytes: start, import, fonts, one render. All engines' own code is bundled the way the app is.
- "Peak" is the most memory held by such a process, with those it starts, during its first render. Each counts by itself,
  so what the browser's processes share is counted in each of them.
- Each engine's first file of each size was checked: \`qpdf --check\`, and in its text every item in order, the head, the mark, the numbers, the total.
- An engine that takes longer than the limit is stopped, and counts with the limit.
- "pdfkit, fonts shared" is pdfkit as its best user writes it: fonts parsed once for all documents, lines broken by hand, letters
  set by their widths alone, without the kerning that the others have.
- pdf-lib embeds the whole typeface, because its own subset of Inter shows empty places for most letters.
- Ratios within one run hold from computer to computer far better than milliseconds do.`
