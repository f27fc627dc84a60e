import { expect, test } from 'vitest'
import { createKeyedSemaphore } from './keyed-semaphore.ts'

test('jobs of one name run in order, those of different names concurrently', async () => {
  const queue = createKeyedSemaphore({ pauseMilliseconds: 1, maxWaiting: 8 })
  const events: string[] = []
  const job = (name: string, number: number) =>
    queue.run(name, 'one', async () => {
      events.push(`${name}${number} begins`)
      await new Promise(resolve => setTimeout(resolve, 5))
      events.push(`${name}${number} ends`)
      return number
    })
  const results = await Promise.all([job('a', 1), job('a', 2), job('b', 1), job('a', 3)])
  expect(results).toEqual([1, 2, 1, 3])
  const ofA = events.filter(event => event.startsWith('a'))
  expect(ofA).toEqual([1, 2, 3].flatMap(number => [`a${number} begins`, `a${number} ends`]))
  expect(events.indexOf('b1 begins')).toBeLessThan(events.indexOf('a1 ends'))
})

test('a full queue drops any job, including the newest, and the next job runs after an error', async () => {
  const dropped = new Set<number>()
  for (let round = 0; round < 60; round += 1) {
    const queue = createKeyedSemaphore({ pauseMilliseconds: 0, maxWaiting: 2 })
    const failing = expect(
      queue.run('a', 'one', () => Promise.reject(new Error('not verified'))),
    ).rejects.toThrow()
    const results = await Promise.all([1, 2, 3].map(number => queue.run('a', 'one', async () => number)))
    await failing
    expect(results.filter(result => result === undefined)).toHaveLength(1)
    dropped.add(results.indexOf(undefined) + 1)
  }
  expect([...dropped].sort()).toEqual([1, 2, 3])
})

test('a full queue drops a job of the sender with the most jobs', async () => {
  const queue = createKeyedSemaphore({ pauseMilliseconds: 5, maxWaiting: 3 })
  const flood = Array.from({ length: 30 }, () => queue.run('a', 'flood', async () => 'verified'))
  const owner = queue.run('a', 'owner', async () => 'verified')
  const more = Array.from({ length: 30 }, () => queue.run('a', 'flood', async () => 'verified'))
  expect(await owner).toBe('verified')
  const results = await Promise.all([...flood, ...more])
  expect(results.filter(result => result !== undefined).length).toBeLessThan(5)
})

test('several slots run concurrently; preferred jobs run first and are not dropped for others', async () => {
  const queue = createKeyedSemaphore({ slots: 2, maxWaiting: 2 })
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const job = (name: string, isPreferred = false) =>
    queue.run(
      'a',
      name,
      async () => {
        begun.push(name)
        await gate.promise
        return name
      },
      isPreferred,
    )
  const running = [job('one'), job('two')]
  const stranger = job('stranger')
  const known = [job('known', true), job('friend', true)]
  expect(begun).toEqual(['one', 'two'])
  expect(await stranger).toBeUndefined()
  gate.resolve()
  expect(await Promise.all([...running, ...known])).toEqual(['one', 'two', 'known', 'friend'])
  expect(begun).toEqual(['one', 'two', 'known', 'friend'])
})
