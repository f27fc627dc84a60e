import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Delivery } from '#contract/delivery.ts'
import {
  temporaryFolder as serviceFolder,
  startTestService,
  type TestService,
} from '#service/testing/service.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from './test-host.ts'

/** A host with the real service over real HTTP. */

export let service: TestService
export let testKey: string
export let liveKey: string
export let folder: ReturnType<typeof temporaryFolder>
export let host: TestHost

/** Starts one service for the tests of the file, and a host for each of them. */
export async function withRealService(options: Parameters<typeof startTestService>[1] = {}): Promise<void> {
  const home = await serviceFolder()
  beforeAll(async () => {
    service = await startTestService(home.path, options)
    testKey = await service.newKey('test')
    liveKey = await service.newKey('live')
  })
  afterAll(async () => {
    await service.close()
    await home.remove()
    await closeRenderer()
  })
  beforeEach(async () => {
    folder = temporaryFolder()
    host = await openTestHost(folder.path)
  })
  afterEach(async () => {
    await host.close()
    folder.remove()
  })
}

type Changes = Parameters<typeof openTestHost>

/** Closes the host and opens another one with the same data. */
export async function reopenHost(changes: Changes[1] = {}, shell: Changes[2] = {}): Promise<void> {
  await host.close()
  host = await openTestHost(folder.path, changes, shell)
}

/** Moves the data to another folder. */
export async function moveData(move: (from: string, to: string) => void): Promise<void> {
  await host.close()
  const moved = temporaryFolder()
  move(folder.path, moved.path)
  folder.remove()
  folder = moved
  host = await openTestHost(folder.path)
}

/** The confirmation for the invoices of `test-invoices.ts`. */
export const seen = (invoice_number: string) => ({ invoice_number, payable: '120.00', currency: 'EUR' })

let counter = 0
export const uniqueNumber = () => `L-${++counter}`

/** Waits for the end of the download. */
export async function delivered(id: string): Promise<Delivery | null | undefined> {
  await host.until(async () => {
    const { submission } = await host.call('openInvoice', { id })
    return submission?.delivery?.state === 'kept' || submission?.delivery?.state === 'failed'
  })
  return (await host.call('openInvoice', { id })).submission?.delivery
}
