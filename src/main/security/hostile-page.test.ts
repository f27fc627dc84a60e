import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '#app/testing/test-host.ts'
import type { Answer } from '#contract/operation.ts'
import { channelOf } from '#contract/operations/channels.ts'
import type { OperationName } from '#contract/operations/desktop-api.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import { anyArgument } from '#contract/testing/hostile-arguments.ts'
import { errorTable } from '#core/errors/error-table.ts'
import { runs } from '#core/testing/runs.ts'
import { startShell } from '../start-shell.ts'
import { type RecordedFrame, type RecordedWindow, recordingElectron } from '../testing/recording-electron.ts'

/** The Electron shell on the recording stub, with the real app layer and store. */

const electron = recordingElectron()
const folder = temporaryFolder()
let host: TestHost
let window: RecordedWindow
const logged: unknown[] = []

beforeAll(async () => {
  await startShell(electron.module, {
    platform: 'linux',
    pageFolder: folder.path,
    preloadFolder: folder.path,
    openHost: async () => {
      const noWindow = { chooseSavePath: async () => null, openKeyWindow: async () => undefined }
      host = await openTestHost(folder.path, { log: { write: (...entry) => logged.push(entry) } }, noWindow)
      return host.host
    },
  })
  const [opened] = electron.windows
  if (!opened) throw new Error('no window')
  window = opened
})
afterAll(async () => {
  await host.close()
  await closeRenderer()
  folder.remove()
})

const call = (name: OperationName, argument: unknown, frame?: RecordedFrame | null) =>
  electron.invoke(channelOf(name), window, argument, frame) as Promise<Answer<unknown>>

/** An error must have a code and reveal no internals. */
function expectTyped(answer: Answer<unknown>): void {
  if (answer.ok) return
  expect(Object.keys(errorTable)).toContain(answer.error.code)
  expect(answer.error.code).not.toBe('internal')
  const text = JSON.stringify(answer)
  expect(text).not.toMatch(/node_modules|\.ts:|\n\s+at |\/src\//)
  expect(text).not.toContain(folder.path)
  expect(text.length).toBeLessThan(20_000)
}

const expectAlive = async () => {
  expect(await call('hostInfo', undefined)).toMatchObject({ ok: true })
  expect(await call('createInvoice', {})).toMatchObject({ ok: true })
  expect(logged).toEqual([])
}

test('arguments of any kind are accepted or rejected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...operationNames), anyArgument, async (name, argument) =>
      expectTyped(await call(name, argument)),
    ),
    { numRuns: runs(10_000, 500) },
  )
  await expectAlive()
})

test.each<[string, () => RecordedFrame | null]>([
  [
    'a frame inside the page',
    () => ({ ...window.webContents.mainFrame, parent: window.webContents.mainFrame }),
  ],
  ['a destroyed frame', () => null],
  ['a detached frame', () => ({ ...window.webContents.mainFrame, detached: true })],
  ['another origin', () => ({ ...window.webContents.mainFrame, origin: 'https://example.com' })],
])('%s is rejected for every operation and any argument', async (_name, frame) => {
  const invoices = await host.call('listInvoices', {})
  for (const name of operationNames) {
    await fc.assert(
      fc.asyncProperty(anyArgument, async argument => {
        expect(await call(name, argument, frame())).toMatchObject({
          ok: false,
          error: { code: 'forbidden_sender' },
        })
      }),
      { numRuns: runs(25, 5) },
    )
  }
  expect(await host.call('listInvoices', {})).toEqual(invoices)
  await expectAlive()
})
