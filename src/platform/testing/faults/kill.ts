import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, inFolder, randomFrom, workScript } from './fault.ts'
import { acknowledgedIn, missingFrom } from './work.ts'

/** kill -9 at a random moment of the work, in one folder over and over. */
export const killInASaveLoop = (rounds: number): Promise<FaultReport> =>
  inFolder(async folder => {
    const random = randomFrom(rounds)
    const broken: string[] = []
    let saves = 0
    let known: string | undefined
    for (let round = 0; round < rounds; round++) {
      const lines = await workUntilKilled(folder, known, 1 + random(25))
      const acknowledged = acknowledgedIn(lines)
      known = acknowledged.id === '' ? known : acknowledged.id
      saves += lines.length
      broken.push(...look(folder, () => acknowledged).map(line => `round ${round}: ${line}`))
    }
    return { what: 'kill -9 while saving', runs: rounds, broken, seen: `${saves} acknowledged` }
  })

function look(folder: string, expected: () => Parameters<typeof missingFrom>[1]): string[] {
  if (!existsSync(folder)) return []
  const store = openStore(folder)
  try {
    const { state } = store.keeper.condition()
    return state === 'ready' ? missingFrom(store, expected()) : [`the data are ${state}`]
  } finally {
    store.close()
  }
}

/** @returns what it acknowledged */
export async function workUntilKilled(
  folder: string,
  known: string | undefined,
  after: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [workScript, folder, 'Infinity', ...(known ? [known] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length === after) child.kill('SIGKILL')
  }
  await ended
  return lines
}
