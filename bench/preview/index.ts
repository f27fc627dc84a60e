import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../src/chromium/find-browser.ts'
import { median } from '../measure/median.ts'
import { toTable } from '../measure/table.ts'
import { serveNaively } from './naive/serve.ts'
import { typeNaively } from './naive/type-naively.ts'
import { type OurWindow, openWindow } from './ours/open-window.ts'
import { framesWhileTyping, typeIntoWindow, watchHost } from './ours/type-into-window.ts'
import {
  type Cold,
  checkTargets,
  ninetyFifth,
  type PreviewFigures,
  type Stages,
  type Typed,
} from './targets.ts'

const resultsFile = new URL('../preview-results.md', import.meta.url)
const loadBefore = loadavg()[0] ?? 0

/** alternating, so that both have the same conditions */
const words = ['a table of oak ', 'and a chair of ', 'beech and some ', 'glue']
const coldWords = 'the first words of a day'
const sizes = [10, 1000, 10_000] as const
/** above this, plain pdfkit takes seconds per keystroke */
const largestNaive = 1000

/** `npm run bench -- preview`: time from keystroke to painted page in the browser, with the last build. */
export async function benchPreview({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium, Chrome or Edge is installed')
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] })
  const server = await serveNaively()
  const started = performance.now()
  const window = await openWindow()
  await watchHost(window.page)
  try {
    const cold = await typeAtOnce(window, started)
    await window.rest()
    const page = await browser.newPage()
    const typed: Typed[] = []
    let frames: PreviewFigures['frames'] = null
    for (const items of quick ? sizes.slice(0, 2) : sizes) {
      const ours: Stages[] = []
      const naively: number[] = []
      await window.show(items, items)
      if (items <= largestNaive) await typeNaively(page, server.address(items, items), 'warm')
      await typeIntoWindow(window.page, 'warm')
      for (const [round, letters] of (quick ? words.slice(0, 2) : words).entries()) {
        ours.push(...(await typeIntoWindow(window.page, letters)))
        if (items <= largestNaive)
          naively.push(
            ...(await typeNaively(page, server.address(items, items + round), letters.slice(0, 6))),
          )
      }
      typed.push(typedOf(items, ours, naively))
      if (items === 1000) frames = await framesWhileTyping(window.page, 15, 5)
    }
    const tables = report({ cold, typed, frames }, json)
    if (!quick) writeFileSync(resultsFile, `${heading()}\n${tables}\n`)
  } finally {
    await browser.close()
    await server.close()
    await window.close()
  }
}

/** Types as soon as the page is ready, during the warm-up of the host. */
async function typeAtOnce(window: OurWindow, started: number): Promise<Cold> {
  await window.show(10, 1)
  const secondsAfterStart = (performance.now() - started) / 1000
  const times = (await typeIntoWindow(window.page, coldWords)).map(({ whole }) => whole)
  return {
    secondsAfterStart,
    keys: times.length,
    best: Math.min(...times),
    median: median(times),
    p95: ninetyFifth(times),
  }
}

function typedOf(items: number, ours: readonly Stages[], naively: readonly number[]): Typed {
  const of = (stage: keyof Stages) => ours.map(each => each[stage])
  return {
    items,
    median: median(of('whole')),
    p95: ninetyFifth(of('whole')),
    best: Math.min(...of('whole')),
    stages: {
      page: median(of('page')),
      host: median(of('host')),
      drawing: median(of('drawing')),
      screen: median(of('screen')),
    },
    naive: naively.length > 0 ? median(naively) : null,
  }
}

function report(figures: PreviewFigures, json: boolean): string {
  const targets = checkTargets(figures)
  if (json) process.stdout.write(`${JSON.stringify({ ...figures, targets })}\n`)
  const ms = (time: number) => time.toFixed(1)
  const rows = figures.typed.map(({ items, median: middle, p95, best, naive }) => [
    String(items),
    ms(best),
    ms(middle),
    ms(p95),
    naive === null ? '–' : ms(naive),
    naive === null ? '–' : (middle / naive).toFixed(2),
  ])
  const stages = figures.typed.map(({ items, stages: { page, host, drawing, screen } }) => [
    String(items),
    ...[page, host, drawing, screen].map(ms),
  ])
  const tables = [
    toTable(
      ['target', 'wanted', 'measured', ''],
      targets.map(({ name, wanted, measured, isMet }) => [name, wanted, measured, isMet ? 'met' : 'missed']),
    ),
    'Keystroke to painted page, in ms, at about ten keys a second. Naive: plain pdfkit, and pdf.js as it comes, in the same run.',
    toTable(['items', 'best', 'median', '95 of 100', 'naive, median', 'ours / naive'], rows),
    warmth(figures.cold),
    `Stages, medians in ms: from the keystroke to the page request, to the host's answer, to pdf.js, to the screen.`,
    toTable(['items', 'page', 'host', 'drawing', 'screen'], stages),
  ].join('\n\n')
  if (!json) process.stdout.write(`${tables}\n`)
  return tables
}

/** States what ran before, because JIT-compiled code is three times as fast. */
const warmth = ({ secondsAfterStart, keys, best, median: middle, p95 }: Cold) =>
  `Warm-up: as in a window that has been open for half a minute. Its host had warmed up with keystrokes and its drawing thread with a page, as they do after each start, and the host had
been idle for three seconds; ${keys} keys, and four for each size, had been typed. The first ${keys} keys after the start, cold, while the
host may still warm up: ${p95.toFixed(1)} ms for 95 of 100, ${middle.toFixed(1)} ms median, ${best.toFixed(1)} ms best, at 10 items, from ${secondsAfterStart.toFixed(1)} s after the start of the program.`

const heading = () => `# Preview, keystroke to painted page

Written by \`npm run bench -- preview\`; \`--quick\` leaves the longest invoice out and writes nothing, \`--json\` prints the figures for a program.

Measured ${new Date().toISOString().slice(0, 10)} on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} CPUs, load average ${loadBefore.toFixed(1)} when it began.
`
