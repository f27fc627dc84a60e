import { expect, test } from 'vitest'
import type { Connection } from '#contract/connections.ts'
import type { ProblemView } from '#contract/submission.ts'
import { linksAfterAnswer, linksAfterCheck, linksOfSame, type ServiceLinks } from './service-link.ts'

const problem = (code: string, status: number | null): ProblemView => ({
  code,
  message: { code: 'refused' },
  status,
  requestId: null,
  fields: [],
})
const checked = (links: ServiceLinks, of: ProblemView | null, at: string) =>
  linksAfterCheck(links, 'a', of ? { ok: false, problem: of } : { ok: true, idempotent: true }, at)

test.each([
  ['connected', null],
  ['connected', problem('refused', 402)],
  ['connected', problem('duplicate_number', 409)],
  ['key-rejected', problem('key_refused', 401)],
  ['unreachable', problem('unreachable', null)],
  ['unreachable', problem('outcome_unknown', null)],
  ['offline', problem('offline', null)],
  ['unavailable', problem('overloaded', 429)],
  ['unavailable', problem('outcome_unknown', 500)],
  ['unavailable', problem('redirected', 301)],
  ['unavailable', problem('refused', 404)],
  ['unavailable', problem('unexpected_answer', null)],
] as const)('a service that cannot be used is not shown as connected: %s', (state, of) => {
  expect(checked({}, of, '2026-11-26T11:20:00.000Z').a?.state).toBe(state)
})

test('a state keeps its beginning; an older answer and a replaced key are forgotten', () => {
  const down = problem('unreachable', null)
  const first = checked({}, down, '2026-11-26T11:20:00.000Z')
  const second = checked(first, down, '2026-11-26T11:30:00.000Z')
  expect(second.a).toMatchObject({ since: '2026-11-26T11:20:00.000Z', at: '2026-11-26T11:30:00.000Z' })
  expect(checked(second, null, '2026-11-26T11:25:00.000Z')).toBe(second)
  const connection = { id: 'a', baseUrl: 'https://api.example.com', key: null } as Connection
  expect(linksOfSame(second, [connection], [{ ...connection, waiting: 3 }])).toEqual(second)
  const key = { kind: 'test', last4: '0000', store: 'keychain' } as const
  expect(linksOfSame(second, [connection], [{ ...connection, key }])).toEqual({})
})

test('an answer that no submission brought counts like the others', () => {
  const down = checked({}, problem('offline', null), '2026-11-26T11:20:00.000Z')
  const up = linksAfterAnswer(down, 'a', 'connected', '2026-11-26T11:25:00.000Z')
  expect(up.a).toEqual({
    state: 'connected',
    since: '2026-11-26T11:25:00.000Z',
    at: '2026-11-26T11:25:00.000Z',
  })
})
