import type { Fairness, Flood, ServerName, ServiceFigures } from './figures.ts'

export interface Target {
  name: string
  wanted: string
  measured: string
  isMet: boolean | null
}

/** Targets of the service. */
export function checkTargets({
  servers,
  fairness,
  sharedFairness,
  half,
  growth,
  reading,
}: ServiceFigures): Target[] {
  const of = (name: ServerName) => servers.find(server => server.name === name)
  const [ours, plain] = [of('ours, 1'), of('plain, 1')]
  const [smallest, max] = [growth[0], growth.at(-1)]
  const [few, many] = [reading[0], reading.at(-1)]
  return [
    {
      name: 'requests a second, against the same server on plain pdfkit',
      wanted: 'at least 12x',
      ...judged(ratio(ours?.perSecond, plain?.perSecond), value => value >= 12),
    },
    {
      name: 'CPU of everything but rendering, against rendering',
      wanted: 'at most 1x',
      ...judged(ratio(ours?.restCpu, ours?.renderCpu), value => value <= 1),
    },
    {
      name: 'p99 at half the peak load, against the median of a client alone',
      wanted: 'below 8x',
      ...judged(half.ratio, value => value < 8),
    },
    ...fairnessTargets(fairness, ''),
    ...fairnessTargets(sharedFairness, 'two instances: '),
    {
      name: `a request with ${max?.jobs.toLocaleString('en')} stored jobs, against ${smallest?.jobs}`,
      wanted: 'at most 1.5x',
      ...judged(ratio(max?.p50, smallest?.p50), value => value <= 1.5),
    },
    {
      name: `the deepest page of ${many?.jobs.toLocaleString('en')} jobs of a month, against the first`,
      wanted: 'at most 1.5x',
      ...judged(ratio(many?.lastJobs, many?.firstJobs), value => value <= 1.5),
    },
    {
      name: 'the deepest page of their ledger, against the first',
      wanted: 'at most 1.5x',
      ...judged(ratio(many?.lastLedger, many?.firstLedger), value => value <= 1.5),
    },
    {
      name: `the usage page of that month, against one with ${few?.jobs} jobs`,
      wanted: 'at most 1.5x',
      ...judged(ratio(many?.usagePage, few?.usagePage), value => value <= 1.5),
    },
  ]
}

function fairnessTargets(figures: Fairness | null, prefix: string): Target[] {
  return [
    {
      name: `${prefix}p95 of small requests beside the worst kind of bodies, against the median alone`,
      wanted: 'at most 3x',
      ...judged(
        worstOf(figures, ({ p95 }) => p95),
        value => value <= 3,
      ),
    },
    {
      name: `${prefix}slowest of small requests beside the worst kind of bodies, against the median alone`,
      wanted: 'at most 10x',
      ...judged(
        worstOf(figures, ({ max }) => max),
        value => value <= 10,
      ),
    },
    {
      name: `${prefix}large invoices a second of three accounts beside small ones, against one account alone`,
      wanted: 'at least 0.7x',
      ...judged(ratio(figures?.large.together, figures?.large.alone), value => value >= 0.7),
    },
    {
      name: `${prefix}large invoices of the slowest of the three accounts, against an equal share`,
      wanted: 'at least 0.7x',
      ...judged(figures?.slowestAccount, value => value >= 0.7),
    },
  ]
}

const worstOf = (figures: Fairness | null, of: (flood: Flood) => number) =>
  figures && Math.max(...figures.floods.map(flood => of(flood) / flood.idleMedian))

function judged(
  value: number | null | undefined,
  isMet: (value: number) => boolean,
): Pick<Target, 'measured' | 'isMet'> {
  if (value === null || value === undefined) return { measured: '–', isMet: null }
  return { measured: `${value.toFixed(2)}x`, isMet: isMet(value) }
}

const ratio = (a: number | null | undefined, b: number | null | undefined) =>
  a === null || a === undefined || b === null || b === undefined || b === 0 ? null : a / b
