import { expect, test } from 'vitest'
import { medianRound, quantile, type Reading, type ServerName, type ServiceFigures } from './figures.ts'
import { checkTargets } from './targets.ts'

const server = (name: ServerName, perSecond: number, restCpu: number | null = 1) => ({
  name,
  perSecond,
  p50: 1,
  p99: 2,
  restCpu,
  renderCpu: 2,
  megabytes: 300,
})

const fairness = {
  idleMedian: 8,
  p50: 10,
  p95: 39,
  max: 80,
  ratio: 4.9,
  large: { alone: 10, together: 7 },
  slowestAccount: 0.7,
  floods: [
    { name: 'mild', idleMedian: 10, p50: 12, p95: 20, max: 90 },
    { name: 'hard', idleMedian: 8, p50: 10, p95: 24, max: 80 },
  ],
}

const figures = (changed: Partial<ServiceFigures> = {}): ServiceFigures => ({
  servers: [server('ours, 1', 120), server('plain, 1', 10)],
  fairness,
  sharedFairness: fairness,
  half: {
    idleMedian: 5,
    idleP99: 9,
    perSecond: 60,
    p50: 6,
    p99: 39,
    ratio: 7.8,
    fixedP50: 3,
    fixedP99: 20,
    lateP99: 2,
  },
  growth: [100, 1_000_000].map(jobs => ({ jobs, p50: 2, restCpu: 1, megabytesOnDisk: 1 })),
  reading: [1000, 1_000_000].map(jobs => readingOf(jobs)),
  ...changed,
})
const readingOf = (jobs: number, slow: Partial<Reading> = {}): Reading => ({
  ...{ jobs, firstJobs: 2, lastJobs: 3, firstLedger: 2, lastLedger: 3, usagePage: 2, csv: 1, longestTurn: 5 },
  ...slow,
})
const verdicts = (changed: Partial<ServiceFigures> = {}) =>
  checkTargets(figures(changed)).map(({ isMet }) => isMet)

test('is met at the limit, not beyond', () => {
  expect(verdicts()).toEqual(Array(15).fill(true))
  expect(verdicts({ servers: [server('ours, 1', 119), server('plain, 1', 10)] })[0]).toBe(false)
  expect(verdicts({ servers: [server('ours, 1', 120, 2.1), server('plain, 1', 10)] })[1]).toBe(false)
  expect(verdicts({ half: { ...figures().half, ratio: 8 } })[2]).toBe(false)
  const floods = [...fairness.floods, { name: 'unfair', idleMedian: 8, p50: 10, p95: 24.1, max: 80.1 }]
  const unfair = { ...fairness, floods, large: { alone: 10, together: 6.9 }, slowestAccount: 0.6 }
  const [met, missed] = [Array(4).fill(true), Array(4).fill(false)]
  expect(verdicts({ fairness: unfair }).slice(3, 11)).toEqual([...missed, ...met])
  expect(verdicts({ sharedFairness: unfair }).slice(3, 11)).toEqual([...met, ...missed])
  const growth = [2, 3.1].map(p50 => ({ jobs: 100, p50, restCpu: 1, megabytesOnDisk: 1 }))
  expect(verdicts({ growth })[11]).toBe(false)
  const slow = { lastJobs: 3.1, lastLedger: 3.1, usagePage: 3.1 }
  const reading = [readingOf(1000), readingOf(1_000_000, slow)]
  expect(verdicts({ reading }).slice(12)).toEqual([false, false, false])
})

test('skips targets without measurement', () => {
  expect(verdicts({ servers: [] }).slice(0, 2)).toEqual([null, null])
  expect(verdicts({ servers: [server('ours, 1', 120, null)] }).slice(0, 2)).toEqual([null, null])
  expect(verdicts({ sharedFairness: null }).slice(7, 11)).toEqual(Array(4).fill(null))
})

test('computes medians of rounds and quantiles of answers', () => {
  const round = (perSecond: number) => ({ perSecond, p50: 1, p99: 2, restCpu: null, renderCpu: null })
  expect(medianRound([round(3), round(90), round(5)])).toEqual(round(5))
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([quantile(times, 0.5), quantile(times, 0.99), quantile([7], 0.99)]).toEqual([50, 99, 7])
})
