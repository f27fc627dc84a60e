import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { usageAsCsv } from '../../src/service/dashboard/account/usage.ts'
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts'
import { longestTurn } from '../../src/service/testing/longest-turn.ts'
import { median } from '../measure/median.ts'
import type { Reading } from './figures.ts'
import type { Plan } from './plan.ts'
import { startServer } from './server.ts'
import { storeJobs } from './stored-jobs.ts'

const month = '2026-10'
const period = { account_id: 'default', from: '2026-10-01', until: '2026-11-01' }
const asked = 30

/** Measures the store for lists, the usage page and the download, on the calling thread. */
export async function measureReading({ readSizes }: Plan, log: (text: string) => void): Promise<Reading[]> {
  const server = await startServer({ rendering: 'fixed', processes: 0 })
  const readings: Reading[] = []
  try {
    for (const jobs of readSizes) {
      storeJobs(server.folder, jobs, { from: `${month}-01`, seconds: 2.6e6 / (readSizes.at(-1) ?? jobs) })
      readings.push(await read(server.folder, jobs))
      log(`${jobs} jobs of a month: ${JSON.stringify(readings.at(-1))}`)
    }
  } finally {
    await server.close()
  }
  return readings
}

async function read(folder: string, jobs: number): Promise<Reading> {
  const path = join(folder, 'service.db')
  const database = new DatabaseSync(path, { readOnly: true })
  const ids = database
    .prepare("SELECT id FROM jobs WHERE account_id = 'default' ORDER BY created_at LIMIT 1 OFFSET ?")
    .all(Math.floor(jobs / 10))
    .map(({ id }) => String(id))
  const entries = database
    .prepare("SELECT job_id FROM ledger WHERE account_id = 'default' ORDER BY created_at LIMIT 1 OFFSET ?")
    .all(Math.floor((jobs * 9) / 10))
    .map(({ job_id }) => String(job_id))
  database.close()
  const store = openSqliteStore(path)
  const filter = { ...period, mode: 'live', template: undefined, number: undefined } as const
  const listed = (before: string | undefined) => () => store.listJobs(filter, { before, limit: 100 })
  const billed = (after: string | undefined) => () => store.readLedger(period, { after, limit: 100 })
  try {
    const pages = {
      firstJobs: await timeOf(listed(undefined)),
      lastJobs: await timeOf(listed(ids[0])),
      firstLedger: await timeOf(billed(undefined)),
      lastLedger: await timeOf(billed(entries[0])),
      usagePage: await timeOf(() => store.countJobsByDay(period)),
    }
    const start = performance.now()
    const turn = await longestTurn(async () => {
      for await (const _part of usageAsCsv(store, 'default', month)) await new Promise(setImmediate)
    })
    return { jobs, ...pages, csv: (performance.now() - start) / 1000, longestTurn: turn }
  } finally {
    await store.close()
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < asked; index++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}
