import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, seededRandom, withTemporaryFolder, workScript } from './fault.ts'
import { acknowledgedIn, missingFrom } from './work.ts'

/** Kills the program at random moments, repeatedly in one folder. */
export const killDuringSaves = (rounds: number): Promise<FaultReport> =>
  withTemporaryFolder(async folder => {
    const random = seededRandom(rounds)
    const violations: string[] = []
    let saves = 0
    let known: string | undefined
    for (let round = 0; round < rounds; round++) {
      const lines = await workUntilKilled(folder, known, 1 + random(25))
      const acknowledged = acknowledgedIn(lines)
      known = acknowledged.id === '' ? known : acknowledged.id
      saves += lines.length
      violations.push(...checkFolder(folder, () => acknowledged).map(line => `round ${round}: ${line}`))
    }
    return { what: 'kill -9 while saving', runs: rounds, violations, observations: `${saves} acknowledged` }
  })

function checkFolder(folder: string, expected: () => Parameters<typeof missingFrom>[1]): string[] {
  if (!existsSync(folder)) return []
  const store = openStore(folder)
  try {
    const { state } = store.dataFile.condition()
    return state === 'ready' ? missingFrom(store, expected()) : [`the data are ${state}`]
  } finally {
    store.close()
  }
}

/** @returns the acknowledged lines */
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
