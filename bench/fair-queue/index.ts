import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { createFairQueue } from '../../src/service/scheduling/fair-queue.ts'
import { queueLimits } from '../../src/service/scheduling/queue-limits.ts'
import { toTable } from '../measure/table.ts'
import type { Fairness } from '../service/figures.ts'
import { measureFairness } from '../service/measure-fairness.ts'
import { fullPlan, quickPlan } from '../service/plan.ts'
import { type Prediction, predict, predictMisleading } from './compare.ts'
import { createFifoQueue } from './fifo-queue.ts'
import { type ClassLatencies, measureClasses } from './measure-classes.ts'
import { type Figures, simulate } from './simulate.ts'

const plans = {
  full: { accounts: 1000, seconds: 600, slots: 8 },
  quick: { accounts: 1000, seconds: 60, slots: 8 },
}
const loads = [0.7, 0.95, 1.5] as const
const queues = { fair: createFairQueue, fifo: createFifoQueue } as const

interface Run {
  queue: keyof typeof queues
  load: number
  figures: Figures
}

const loadBefore = loadavg()[0] ?? 0

/**
 * `npm run bench -- fair-queue`: the render queue with simulated accounts, compared with the real service at
 * a small scale.
 */
export async function benchFairQueue({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const log = (text: string) => void process.stderr.write(`${text}\n`)
  const { accounts, seconds, slots } = quick ? plans.quick : plans.full
  const limits = queueLimits(slots)
  const runs: Run[] = []
  for (const load of loads)
    for (const queue of ['fair', 'fifo'] as const) {
      log(`${queue} queue at ${load} of what ${slots} slots render, ${seconds} simulated seconds`)
      const createQueue = queues[queue]
      runs.push({
        queue,
        load,
        figures: await simulate({ accounts, load, seconds, limits, createQueue, seed: 1 }),
      })
    }
  const measured = await measureFairness(quick ? quickPlan : fullPlan, log)
  const slotsHere = Math.max(2, availableParallelism())
  const predicted = await predict(queueLimits(slotsHere), measured, 60)
  const misleading = await predictMisleading(queueLimits(slotsHere), 60)
  const classes = await measureClasses(
    queueLimits(slotsHere),
    quick ? { seconds: 8, rounds: 1 } : { seconds: 10, rounds: 3 },
    log,
  )
  if (json) {
    process.stdout.write(`${JSON.stringify({ runs, measured, predicted, misleading, classes })}\n`)
    return
  }
  const text = [
    `${accounts.toLocaleString('en')} accounts, every second one in test mode, ${slots} render slots, ${seconds} simulated seconds. Demand of accounts and size of invoices are heavy-tailed (renders of 5 ms to 2 s, estimates wrong by up to a factor of two).`,
    ...loads.map(load => tableOf(load, runs)),
    comparisonOf(measured, predicted),
    `## Beside renders that look small\n\nOne account sends invoices from eight clients that are estimated as 49 ms and take a second. A one-line invoice of another waits ${misleading.p50.toFixed(0)} ms for its render (p50), ${misleading.p95.toFixed(0)} ms (p95) and ${misleading.max.toFixed(0)} ms at most, simulated with ${slotsHere} slots.`,
    classesOf(classes),
  ].join('\n\n')
  process.stdout.write(`${text}\n`)
  if (!quick) writeFileSync(new URL('../fair-queue-results.md', import.meta.url), `${heading()}\n\n${text}\n`)
}

function tableOf(load: number, runs: readonly Run[]): string {
  const rows = runs
    .filter(run => run.load === load)
    .flatMap(({ queue, figures }) => figures.classes.map(each => ({ queue, each })))
    .map(({ queue, each }) => [
      queue === 'fair' ? 'fair queue' : 'first in, first out',
      each.name,
      each.tasks.toLocaleString('en'),
      `${(each.refused * 100).toFixed(1)} %`,
      (each.p50 * 1000).toFixed(0),
      (each.p95 * 1000).toFixed(0),
    ])
  const poorest = runs
    .filter(run => run.load === load)
    .map(({ queue, figures }) => `${(figures.poorest * 100).toFixed(0)} % (${queue})`)
  return `## ${load} times what the slots can render\n\n${toTable(['queue', 'class', 'invoices', 'refused', 'p50 of the wait, ms', 'p95, ms'], rows)}\n\nOf an account that asks for no more than an equal share of its mode, at least ${poorest.join(' and ')} was rendered.`
}

const comparisonOf = (measured: Fairness, predicted: Prediction): string =>
  `## Beside the real service\n\nThree accounts send the largest legal bodies from eight clients each, another sends one-line live invoices, on this computer and simulated with the render times that were measured without contention.\n\n${toTable(
    ['', 'real service', 'simulation'],
    [
      ['p95 of the one-line invoice, ms', measured.p95.toFixed(1), predicted.p95.toFixed(1)],
      [
        'against its median alone',
        `${measured.ratio.toFixed(2)}x`,
        `${(predicted.p95 / measured.idleMedian).toFixed(2)}x`,
      ],
      ['large invoices a second', measured.large.together.toFixed(2), predicted.large.toFixed(2)],
    ],
  )}\n\nThe simulation has no processors that renders share with the rest of the service, and no memory bandwidth.`

const classesOf = (classes: readonly ClassLatencies[]): string =>
  `## Each class beside the real service\n\nFour accounts, one of each class: small invoices of one line every 25 ms from one client, large ones of 1,000 lines from two clients that send the next one as soon as they are answered.\n\n${toTable(
    [
      'class',
      'alone, ms',
      'invoices: real',
      'simulated',
      'p95, ms: real',
      'simulated',
      'real against simulated',
    ],
    classes.map(({ name, alone, requests, p95 }) => [
      name,
      alone.toFixed(1),
      requests.real.toLocaleString('en'),
      requests.simulated.toLocaleString('en'),
      p95.real?.toFixed(1) ?? '–',
      p95.simulated?.toFixed(1) ?? '–',
      p95.real === null || p95.simulated === null ? '–' : `${(p95.real / p95.simulated).toFixed(1)}x`,
    ]),
  )}\n\nSimulated renders take as long as alone. Real ones share the processors with each other, with the preparation of large invoices, with the service and with its clients, and a large invoice is received and prepared before it enters the queue.`

const heading = () =>
  [
    '# The render queue with many accounts',
    'Written by `npm run bench -- fair-queue`; `--quick` simulates a minute and writes nothing. The queue is that of the service, with simulated time and rendering ([decision 43](../docs/decisions/0043-fair-rendering.md)).',
    `Measured ${new Date().toISOString().slice(0, 10)} on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} CPUs, load average ${loadBefore.toFixed(1)} when it began.`,
  ].join('\n\n')
