import { expect, test } from 'vitest'
import type { EngineId } from './engine-list.ts'
import { reportOf } from './report.ts'
import type { EngineResult, Figure, Results } from './results.ts'
import { checkTargets } from './targets.ts'

const figure = (value: number): Figure => ({ value, rounds: 3 })

function engine(id: EngineId, part: Partial<EngineResult>): EngineResult {
  const nothing = { version: null, cold: null, coldFromSource: null, memory: null, missing: null }
  return { id, name: id, warm: {}, files: {}, ...nothing, ...part }
}

const results = (...engines: EngineResult[]): Results => ({
  date: '2026-11-21',
  node: '24.0.0',
  platform: 'linux x64',
  cpus: 2,
  load: 0.1,
  isQuick: false,
  growth: null,
  eInvoices: null,
  engines,
})

const verdictOn = (words: string, measured: Results) =>
  checkTargets(measured).find(({ target }) => target.includes(words))

const ours = engine('billwright', {
  warm: { 10: figure(2), 1000: figure(50) },
  cold: figure(200),
  memory: figure(100),
  files: { 10: { bytes: 100, pages: 1 }, 1000: { bytes: 1400, pages: 50 } },
})

test('meets a target at its limit, not beyond', () => {
  const pdfkit = (milliseconds: number) =>
    results(ours, engine('pdfkit', { warm: { 10: figure(milliseconds) } }))
  expect(verdictOn('plain pdfkit at 10 items', pdfkit(20))).toMatchObject({ figure: '10.00', met: true })
  expect(verdictOn('plain pdfkit at 10 items', pdfkit(19.9))).toMatchObject({ met: false })
  const grown = (tenfold: number): Results => ({ ...results(ours), growth: { many: 50, tenfold } })
  expect(verdictOn('the time for 10,000', grown(550))).toMatchObject({ figure: '11.00', met: true })
  expect(verdictOn('the time for 10,000', grown(551))).toMatchObject({ figure: '11.02', met: false })
})

test('an e-invoice may add 6 kB and a quarter of the time', () => {
  const costing = (hybrid: number, addedBytes: number): Results => ({
    ...results(ours),
    eInvoices: [{ items: 10, plain: 4, hybrid, written: 0.5, addedBytes }],
  })
  expect(verdictOn('kB more', costing(4.5, 6000))).toMatchObject({ figure: '6.00', met: true })
  expect(verdictOn('kB more', costing(5, 6001))).toMatchObject({ met: false })
  expect(verdictOn('of a render with', costing(4.5, 6000))).toMatchObject({ met: true })
  expect(verdictOn('of a render with', costing(4.6, 0))).toMatchObject({ figure: '1.27', met: false })
})

test('uses the size at which our file compares worst', () => {
  const files = { 10: { bytes: 100, pages: 1 }, 1000: { bytes: 1000, pages: 50 } }
  expect(verdictOn('file', results(ours, engine('pdfkit', { files })))).toMatchObject({
    figure: '1.40',
    met: false,
  })
})

test('counts a stopped peer with the limit', () => {
  const slow = engine('react-pdf', { warm: { 1000: { overSeconds: 60 } } })
  expect(verdictOn('react-pdf', results(ours, slow))).toMatchObject({ figure: '1200.00', met: true })
})

test('reports a target without measurement', () => {
  expect(checkTargets(results()).map(({ met }) => met)).not.toContain(true)
  expect(checkTargets(results()).map(({ met }) => met)).not.toContain(false)
  expect(reportOf(results(ours))).toContain('not measured')
})

test('reports other running programs', () => {
  expect(reportOf(results(ours))).not.toContain('busy')
  expect(reportOf({ ...results(ours), load: 3 })).toContain('busy (load 3.0')
})

test('reports stopped, failed and missing engines', () => {
  const report = reportOf(
    results(
      ours,
      engine('react-pdf', { warm: { 1000: { overSeconds: 60 } } }),
      engine('jspdf', { warm: { 10: { broken: 'item 3 is missing' } } }),
      engine('chromium', { missing: 'No browser is installed' }),
    ),
  )
  expect(report).toMatch(/react-pdf .*> 60 s/)
  expect(report).toContain('- jspdf at 10 items: item 3 is missing')
  expect(report).toContain('- chromium was not measured: No browser is installed')
  expect(report).toMatch(/billwright +\| +– \| +2\.0 \|/)
})
