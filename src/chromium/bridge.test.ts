/** @module-tag extended */

import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDispatch } from '#app/dispatch.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '#app/testing/test-host.ts'
import type { Answer } from '#contract/operation.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import { anyArgument, deepText, isPolluted, prototypeArguments } from '#contract/testing/hostile-arguments.ts'
import { errorTable } from '#core/errors/error-table.ts'
import { runs } from '#core/testing/runs.ts'
import { buildBridge } from './bridge.ts'
import { entryUrl } from './page-address.ts'

/** Tests the bridge with the real use cases and a real store; the page is a stub that passes arbitrary arguments. */

type Frame = { url(): string }
type Bound = (source: { frame: Frame }, operation: unknown, argument: unknown) => Promise<string>

const folder = temporaryFolder()
const mainFrame: Frame = { url: () => entryUrl('desktop') }
const logged: unknown[] = []
let host: TestHost
let bound: Bound

beforeAll(async () => {
  const noWindow = { chooseSavePath: async () => null, openKeyWindow: async () => undefined }
  host = await openTestHost(folder.path, { log: { write: (...entry) => logged.push(entry) } }, noWindow)
  const page = {
    mainFrame: () => mainFrame,
    addInitScript: async () => undefined,
    exposeBinding: async (_name: string, given: Bound) => {
      bound = given
    },
  }
  await buildBridge(page as unknown as Page, {
    pageName: 'desktop',
    global: 'billwright',
    operations: operationNames,
    receivesEvents: true,
    dispatch: createDispatch(host.host),
  })
})
afterAll(async () => {
  await host.close()
  await closeRenderer()
  folder.remove()
})

const call = async (operation: unknown, argument: unknown, frame = mainFrame) => {
  const text = await bound({ frame }, operation, argument)
  return { answer: JSON.parse(text) as Answer<unknown>, text }
}

function expectTyped({ answer, text }: Awaited<ReturnType<typeof call>>): void {
  if (answer.ok) return
  expect(Object.keys(errorTable)).toContain(answer.error.code)
  expect(answer.error.code).not.toBe('internal')
  expect(text).not.toMatch(/node_modules|\.ts:|\\n\s+at |\/src\//)
  expect(text).not.toContain(folder.path)
  expect(text.length).toBeLessThan(20_000)
}

const expectAlive = async () => {
  expect((await call('hostInfo', undefined)).answer.ok).toBe(true)
  expect(logged).toEqual([])
}

const anyOperation = fc.constantFrom(...operationNames)

test('arbitrary texts are answered with typed errors', async () => {
  const text = fc.oneof({ weight: 3, arbitrary: fc.json() }, fc.string(), anyArgument)
  await fc.assert(
    fc.asyncProperty(anyOperation, text, async (name, argument) => expectTyped(await call(name, argument))),
    { numRuns: runs(10_000, 500) },
  )
  for (const hostile of [...prototypeArguments, deepText]) expectTyped(await call('saveInvoice', hostile))
  expect(isPolluted()).toBe(false)
  await expectAlive()
})

const huge = 'x'.repeat(50_000_000)
const large = 'x'.repeat(8_000_001)

test('oversized text is rejected, JSON or not', async () => {
  // below the size limit, so they are parsed
  const parsed = [large, { [large]: large }, { anything: large }].map(value => JSON.stringify(value))
  for (const argument of [huge, `"${huge}"`, `{"id":"${huge}"}`, ...parsed])
    expect((await call('openInvoice', argument)).answer).toMatchObject({
      error: { code: 'invalid_argument' },
    })
  await expectAlive()
})

test('an unknown operation name of any type is rejected', async () => {
  const names = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'openKeyWindow',
      'close',
      'emit',
      'onEvent',
      'save',
    ),
    anyArgument,
  )
  await fc.assert(
    fc.asyncProperty(names, fc.json(), async (name, argument) => {
      fc.pre(!operationNames.some(known => known === name))
      expect((await call(name, argument)).answer).toMatchObject({ error: { code: 'invalid_argument' } })
    }),
    { numRuns: runs(1000, 300) },
  )
})

test.each<[string, Frame]>([
  ['a nested frame', { url: () => entryUrl('desktop') }],
  ['the page of the key', { url: () => entryUrl('key') }],
  ['a page of another origin', { url: () => 'https://example.com/' }],
  ['a blob of the same origin', { url: () => `blob:${entryUrl('desktop')}1` }],
  ['an empty page', { url: () => 'about:blank' }],
  ['a destroyed frame', { url: () => '' }],
])('%s is rejected for every operation', async (_name, frame) => {
  for (const name of operationNames)
    expect((await call(name, '{}', frame)).answer).toMatchObject({ error: { code: 'forbidden_sender' } })
})

test('the main frame is rejected while it shows another document', async () => {
  const { url } = mainFrame
  for (const elsewhere of ['https://example.com/', entryUrl('key'), 'about:blank', '', 'data:text/html,x']) {
    mainFrame.url = () => elsewhere
    expect((await call('hostInfo', undefined)).answer).toMatchObject({ error: { code: 'forbidden_sender' } })
  }
  mainFrame.url = url
  await expectAlive()
})

test('a detached frame that throws is rejected without leaking its error', async () => {
  const detached: Frame = {
    url: () => {
      throw new Error(`Frame was detached at ${folder.path}`)
    },
  }
  const { url } = mainFrame
  mainFrame.url = detached.url
  expect((await call('hostInfo', undefined)).answer).toMatchObject({ error: { code: 'forbidden_sender' } })
  mainFrame.url = url
})
