/** @module-tag extended */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { serviceErrors } from '../problems/problem-guide.ts'
import { get, post } from '../testing/client.ts'
import { promtool, readMetrics } from '../testing/metrics-text.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'

const file = new URL('../../../resources/hosting/prometheus-alerts.yml', import.meta.url)
const rulesFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z
        .array(
          z.strictObject({
            alert: z.string().regex(/^Billwright[A-Z]\w+$/),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
            annotations: z.strictObject({ summary: z.string(), description: z.string() }),
          }),
        )
        .min(1),
    }),
  ),
})

const folder = await temporaryFolder()
const rules = rulesFile.parse(parse(readFileSync(file, 'utf8'))).groups.flatMap(group => group.rules)
let service: TestService
/** names of samples with the names of their labels */
let samples: Map<string, ReadonlySet<string>>

beforeAll(async () => {
  service = await startTestService(folder.path)
  // a histogram with labels has samples only after its first observation
  await post(service.url, await service.newKey('live'))
  const { text } = await get(service.url, '/metrics')
  samples = new Map(readMetrics(text).flatMap(family => [...family.samples]))
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

/** Returns the samples that an expression selects, with the labels and values that it compares. */
function selectorsOf(expr: string) {
  const selectors = [...expr.matchAll(/\b([a-z]\w*_\w+)(?:\{([^}]*)\})?(?=\s*[[)\s])/g)]
  return selectors
    .map(([, name = '', conditions = '']) => ({
      name,
      conditions: [...conditions.matchAll(/(\w+)\s*(?:=~|=)\s*"([^"]*)"/g)].map(
        ([, label = '', text = '']) => ({
          label,
          texts: text.split('|'),
        }),
      ),
    }))
    .filter(({ name }) => name !== 'histogram_quantile')
}

test.each(rules)('$alert asks for metrics that the service has', ({ expr }) => {
  const selectors = selectorsOf(expr)
  expect(selectors.length).toBeGreaterThan(0)
  for (const { name, conditions } of selectors) {
    expect([...samples.keys()]).toContain(name)
    const labels = [...(samples.get(name) ?? [])]
    for (const { label } of conditions) expect(labels).toContain(label)
    for (const { texts } of conditions.filter(({ label }) => label === 'code'))
      expect(serviceErrors).toEqual(expect.arrayContaining(texts))
  }
})

test('every metric to watch in docs/hosting.md has an alert, except those of other alerts', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
  const watched = [...page.matchAll(/^\| `(billwright_\w+)(?:\{[^`]*\})?` \|/gm)].map(([, name = '']) => name)
  const named = rules.map(({ expr }) => expr).join('\n')
  expect(new Set(watched.filter(name => !named.includes(name)))).toEqual(
    new Set([
      'billwright_render_seconds',
      'billwright_preparation_wait_seconds',
      'billwright_renders_stopped_total',
    ]),
  )
  expect(named).toContain('up{job="billwright"} == 0')
})

test('every problem code has its counter from the start, so that its first occurrence is an increase', async () => {
  const { text } = await get(service.url, '/metrics')
  for (const code of serviceErrors) expect(text).toContain(`billwright_errors_total{code="${code}"} `)
})

test('promtool reads the file, where it is installed', () => {
  expect(promtool(['check', 'rules', fileURLToPath(file)], '') ?? '').toBe('')
})

test('a metric that does not exist is found', () => {
  expect(selectorsOf('sum(rate(billwright_none_total{code="x"}[5m])) > 0')).toEqual([
    { name: 'billwright_none_total', conditions: [{ label: 'code', texts: ['x'] }] },
  ])
})
