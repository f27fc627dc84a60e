import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Clock } from '#app/ports/ports.ts'
import { createPracticeService } from './practice-service.ts'
import { systemClock } from './system-clock.ts'

/** Records launched programs, which print nothing by themselves and end when they are killed. */
function recordLaunches() {
  const programs: { args: readonly string[]; kills: number; print(line: object): void; end(): void }[] = []
  const waits: { ms: number; run(): void }[] = []
  const clock: Clock = {
    ...systemClock,
    after(ms, run) {
      const wait = { ms, run }
      waits.push(wait)
      return () => void waits.splice(waits.indexOf(wait), 1)
    },
  }
  const practice = createPracticeService({
    servicePath: 'service.js',
    dataFolder: 'practice',
    clock,
    launch(_path, args) {
      const stdout = new PassThrough()
      const exited = Promise.withResolvers<number | null>()
      const program = {
        args,
        kills: 0,
        print: (line: object) => void stdout.write(`${JSON.stringify(line)}\n`),
        end: () => exited.resolve(0),
      }
      programs.push(program)
      return {
        stdout,
        exited: exited.promise,
        kill() {
          program.kills += 1
        },
      }
    },
  })
  /** runs the timers of this length that were not cancelled */
  const pass = (ms: number) => {
    for (const wait of waits.filter(each => each.ms === ms)) wait.run()
  }
  return { practice, programs, pass }
}

test.each(['start', 'createKey'] as const)('%s leaves no program behind that prints nothing', async call => {
  const { practice, programs, pass } = recordLaunches()
  const failed = expect(practice[call]()).rejects.toMatchObject({ code: 'practice_failed' })
  pass(20_000)
  await failed
  expect(programs.map(({ kills }) => kills)).toEqual([1])
  pass(2000)
  expect(programs.map(({ kills }) => kills)).toEqual([2])
})

test('a program that prints something else is stopped', async () => {
  const { practice, programs } = recordLaunches()
  const failed = expect(practice.createKey()).rejects.toMatchObject({ code: 'practice_failed' })
  programs[0]?.print({ surprise: true })
  await failed
  expect(programs[0]?.kills).toBe(1)
})

test('a program that has made the key and does not end is stopped', async () => {
  const { practice, programs, pass } = recordLaunches()
  const key = practice.createKey()
  programs[0]?.print({ key: 'svc_test_fake000000000000000000000000' })
  const kills = () => {
    pass(20_000)
    return programs[0]?.kills
  }
  await expect.poll(kills).toBeGreaterThan(0)
  programs[0]?.end()
  expect(await key).toBe('svc_test_fake000000000000000000000000')
})

test('closing stops every program, also one that makes a key', async () => {
  const { practice, programs } = recordLaunches()
  const results = Promise.allSettled([practice.start(), practice.createKey()])
  const closed = practice.close()
  expect(programs.map(({ kills }) => kills)).toEqual([1, 1])
  for (const program of programs) program.end()
  await closed
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('the key of a run replaces those of earlier runs', async () => {
  const { practice, programs } = recordLaunches()
  void practice.createKey().catch(() => undefined)
  expect(programs[0]?.args).toContain('--replace')
  programs[0]?.end()
})
