import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/operation.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import {
  anyArgument,
  deepText,
  isPolluted,
  prototypeArguments,
  valuesFor,
  withTextEverywhere,
} from '#contract/testing/hostile-arguments.ts'
import { errorTable } from '#core/errors/error-table.ts'
import { runs } from '#core/testing/runs.ts'
import { createDispatch, type Dispatch } from './dispatch.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from './testing/test-host.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
let dispatch: Dispatch
const logged: unknown[] = []

beforeAll(async () => {
  folder = temporaryFolder()
  const noWindow = { chooseSavePath: async () => null, openKeyWindow: async () => undefined }
  host = await openTestHost(folder.path, { log: { write: (...entry) => logged.push(entry) } }, noWindow)
  dispatch = createDispatch(host.host)
})
afterAll(async () => {
  await host.close()
  await closeRenderer()
  folder.remove()
})

const huge = 'x'.repeat(50_000_000)

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

/** An error must have a code and reveal no internals. */
function expectTyped(answer: Answer<unknown>): void {
  if (answer.ok) return
  expect(Object.keys(errorTable)).toContain(answer.error.code)
  expect(answer.error.code).not.toBe('internal')
  const text = JSON.stringify(answer)
  expect(text).not.toMatch(/node_modules|\.ts:|\\n\s+at |\/src\//)
  expect(text).not.toContain(folder.path)
  expect(text.length).toBeLessThan(20_000)
}

const expectAlive = async () => {
  expect(await dispatch('hostInfo', undefined)).toMatchObject({ ok: true })
  expect(logged).toEqual([])
}

/** Both shells call this dispatch; their own tests cover only senders and serialised arguments. */
describe.each(operationNames)('%s', name => {
  test('answers arguments of any kind', async () => {
    await fc.assert(
      fc.asyncProperty(anyArgument, async argument => expectTyped(await dispatch(name, argument))),
      { numRuns: runs(1000, 30) },
    )
    for (const text of [...prototypeArguments, deepText]) expectTyped(await dispatch(name, JSON.parse(text)))
    expect(isPolluted()).toBe(false)
    await expectAlive()
  })

  test('rejects 50 MB of text in any field', { tags: 'extended' }, async () => {
    const [text, unknownField, ...ownFields] = withTextEverywhere(name, huge)
    // each operation has limits for its own fields
    for (const argument of [...ownFields, ...valuesFor(name, [text, unknownField])]) {
      const answer = await dispatch(name, argument)
      expect(codeOf(answer)).toBe('invalid_argument')
      expectTyped(answer)
    }
    await expectAlive()
  })
})

test('ten thousand calls at once are all answered', { tags: 'extended' }, async () => {
  const names = operationNames.filter(name => name !== 'preview')
  const calls = Array.from({ length: 10_000 }, (_, index) =>
    dispatch(names[index % names.length] ?? '', index % 3 === 0 ? undefined : { id: `not an id ${index}` }),
  )
  for (const answer of await Promise.all(calls)) expectTyped(answer)
  await expectAlive()
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
  expect(codeOf(await dispatch('saveInvoice', { id, revision, draft: { ...draft, notes: huge } }))).toBe(
    'invalid_argument',
  )
  expect(codeOf(await dispatch('preview', { draft: { ...draft, notes: huge } }))).toBe('invalid_argument')
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
