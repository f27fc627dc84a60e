import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import {
  answer,
  attemptOf,
  folder,
  host,
  liveKey,
  openHost,
  reset,
  service,
  submission,
  submitOne,
  testKey,
  waitForState,
  withFaultyService,
} from '../../testing/faulty-service.ts'

/** Answers that arrive while the disk is full, and the state after an interrupted run. */
withFaultyService()

describe('a disk that is full when the PDF arrives', () => {
  /** Simulates a failing disk: writes with these indexes fail. */
  function failDeliveries(mayWrite: (turn: number) => boolean) {
    const { attempts } = host.ports.store
    const { saveDelivery } = attempts
    let turn = 0
    attempts.saveDelivery = (id, delivery) => {
      if (!mayWrite(turn++)) throw new AppError('store_unavailable', { message: { code: 'file.disk_full' } })
      saveDelivery(id, delivery)
    }
    return () => turn
  }

  test.each([
    ['at the first write', (turn: number) => turn > 2],
    ['at the last write', (turn: number) => turn === 0 || turn > 3],
  ])('does not stop the program %s, and the download is retried', async (_name, mayWrite) => {
    failDeliveries(mayWrite)
    const { id, first } = await submitOne(testKey, json(200, answer))
    expect(first.state).toBe('done')
    await host.until(async () => (await submission(id))?.delivery?.state === 'failed')
  })

  test('does not prevent the start', async () => {
    const { id } = await submitOne(testKey, json(200, answer))
    await host.until(async () => (await submission(id))?.delivery?.state === 'failed')
    host.ports.store.attempts.saveDelivery(attemptOf(id).id, { state: 'fetching' })
    await host.close()
    await openHost(({ store }) => {
      store.attempts.saveDelivery = () => {
        throw new AppError('store_unavailable')
      }
      return { store }
    })
    expect(await submission(id)).toMatchObject({ state: 'done', delivery: { state: 'fetching' } })
  })
})

test('an interrupted submission does not prevent the start on a full disk', async () => {
  const { id } = await submitOne(liveKey, reset)
  host.ports.store.attempts.change(attemptOf(id).id, 'unknown', { state: 'sending' })
  await host.close()
  let failures = 2
  await openHost(({ store }) => {
    const { change } = store.attempts
    store.attempts.change = (...given) => {
      if (failures-- > 0) throw new AppError('store_unavailable')
      return change(...given)
    }
    return { store }
  })
  await waitForState(id, 'unknown')
  expect(service.received).toHaveLength(1)
})

test.each([
  ['while the disk is full', () => new AppError('store_unavailable')],
  ['past an error that nobody foresaw', () => new Error('database is locked')],
])('an answer that arrives %s is kept until it can be stored', async (_name, failure) => {
  // Simulates a failing disk.
  let failures = 3
  const { attempts } = host.ports.store
  const { change } = attempts
  attempts.change = (id, from, changes) => {
    if (changes.state === 'done' && failures-- > 0) throw failure()
    return change(id, from, changes)
  }
  const { first } = await submitOne(liveKey, json(200, answer))
  expect(first).toMatchObject({ state: 'done', jobId: 'job_1' })
  expect(service.received).toHaveLength(1)
})

test('nothing is sent before the state is stored', async () => {
  // Simulates a failing disk.
  let failures = 3
  const { attempts } = host.ports.store
  const { change } = attempts
  attempts.change = (id, from, changes) => {
    if (changes.state === 'sending' && failures-- > 0) throw new AppError('store_unavailable')
    return change(id, from, changes)
  }
  const { id, first } = await submitOne(liveKey, json(200, answer))
  expect(first.state).toBe('queued')
  expect(service.received).toEqual([])
  await waitForState(id, 'done')
  expect(service.received).toHaveLength(1)
})

test('kill -9 between the bytes and the answer: the next start says "not confirmed" and sends nothing', async () => {
  const silent = await startFakeService(() => child.kill('SIGKILL'))
  await host.close()
  const script = join(import.meta.dirname, '..', '..', 'testing', 'crash-script.ts')
  const child = spawn(process.execPath, [script, folder.path, silent.url, liveKey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let id = ''
  for await (const chunk of child.stdout) id += chunk
  await openHost()
  expect(await submission(id.trim())).toMatchObject({
    state: 'unknown',
    mode: 'live',
    problem: { message: { code: 'unknown.interrupted' } },
  })
  expect(silent.received).toHaveLength(1)
  await silent.close()
})
