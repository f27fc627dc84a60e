import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#contract/operation.ts'
import { desktopOperations } from '#contract/operations/desktop-api.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import { createDispatch, type Dispatch } from './dispatch.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from './testing/test-host.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
let dispatch: Dispatch
const logged: unknown[] = []

beforeAll(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path, { log: { write: (...entry) => logged.push(entry) } })
  dispatch = createDispatch(host.host)
})
afterAll(async () => {
  await host.close()
  await closeRenderer()
  folder.remove()
})

const codeOf = (answer: Answer<unknown>) => (answer.ok ? 'ok' : answer.error.code)

test.each([
  'toString',
  '__proto__',
  'constructor',
  'openKeyWindow',
  'close',
  'emit',
  'log',
  'onEvent',
  'askToClose',
  '',
])('"%s" is not an operation', async name =>
  expect(codeOf(await dispatch(name, undefined))).toBe('invalid_argument'),
)

test.each(operationNames)('%s rejects an invalid argument without internal details', async name => {
  await fc.assert(
    fc.asyncProperty(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
      async argument => {
        // Valid arguments are covered by other tests.
        fc.pre(!desktopOperations[name].argument.safeParse(argument).success)
        const answer = await dispatch(name, argument)
        expect(codeOf(answer)).toBe('invalid_argument')
        const text = JSON.stringify(answer)
        expect(text).not.toMatch(/node_modules|\.ts:|\s+at |\/src\//)
        expect(text).not.toContain(folder.path)
      },
    ),
    { numRuns: 60 },
  )
  expect(logged).toEqual([])
})

test('says how long a text may be', async () => {
  const connection = { name: 'x'.repeat(65), baseUrl: 'https://invoices.example.com', requestFields: 'full' }
  expect(await dispatch('saveConnection', connection)).toMatchObject({
    error: { fields: [{ path: 'name', message: { code: 'value.too_long', params: { max: 64 } } }] },
  })
})

test('does not repeat a key of an argument', async () => {
  const key = 'svc_live_fake000000000000000000000000'
  const answer = await dispatch('openInvoice', { id: key, [key]: key })
  expect(codeOf(answer)).toBe('invalid_argument')
  expect(JSON.stringify(answer)).not.toContain(key)
})

test('rejects 50 MB of text', async () => {
  const { id, draft, revision } = await host.call('createInvoice', {})
  const notes = 'x'.repeat(50_000_000)
  expect(codeOf(await dispatch('saveInvoice', { id, revision, draft: { ...draft, notes } }))).toBe(
    'invalid_argument',
  )
  expect(codeOf(await dispatch('preview', { draft: { ...draft, notes } }))).toBe('invalid_argument')
  const many = Array.from({ length: 10_000 }, () => ({
    description: 'x'.repeat(1000),
    quantity: '',
    unit_price: '',
  }))
  expect(codeOf(await dispatch('saveInvoice', { id, revision, draft: { ...draft, items: many } }))).toBe(
    'invalid_argument',
  )
})

test('answers an unexpected error without details and logs it', async () => {
  const broken = createDispatch({
    ...host.host,
    hostInfo: () => {
      throw new Error(`at ${folder.path}`)
    },
  })
  expect(await broken('hostInfo', undefined)).toEqual({
    ok: false,
    error: { code: 'internal', message: { code: 'internal' } },
  })
  expect(logged).toHaveLength(1)
})
