import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import { openStore } from '../../store/open-store.ts'
import { CannotRun, type FaultReport, withTemporaryFolder } from './fault.ts'
import { missingRecords, noRecords, writeNextPayment, writeNextRecord } from './record-work.ts'
import { createInvoice, saveNext } from './work.ts'

/** Fills a disk during saves and frees it again, then mounts it read-only. */
export const fillDisk = (rounds: number): Promise<FaultReport> =>
  withTemporaryFolder(async parent => {
    const violations: string[] = []
    let refused = 0
    for (let round = 0; round < rounds; round++) {
      const disk = join(parent, String(round))
      mkdirSync(disk)
      mount(['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
      try {
        refused += fill(disk, violations)
        checkReadOnly(disk, violations)
      } finally {
        spawnSync('umount', ['-l', disk])
      }
    }
    return {
      what: 'a disk that is full, then read-only',
      runs: rounds,
      violations,
      observations: `${refused} reported errors`,
    }
  })

function fill(disk: string, violations: string[]): number {
  const store = openStore(join(disk, 'data'))
  const id = createInvoice(store)
  let kept = 1
  const written = noRecords()
  let refused = 0
  for (let step = 0; step < 4000 && refused < 5; step++)
    try {
      kept = saveNext(store, id)
      const [, payment = '', revision] = writeNextPayment(
        store,
        id,
        [...written.payments.keys()].at(-1),
      ).split(' ')
      written.payments.set(payment, Number(revision))
      const [, customer = '', count] = writeNextRecord(
        store,
        'customers',
        [...written.customers.keys()][0],
      ).split(' ')
      written.customers.set(customer, Number(count))
    } catch (error) {
      refused++
      if (!hasReason(error, 'store.disk_full')) violations.push(`full: ${String(error)}`)
      if (store.invoices.find(id)?.revision !== kept) violations.push('full: an earlier revision is missing')
      violations.push(...missingRecords(store, id, written).map(line => `full: ${line}`))
    }
  if (refused === 0) violations.push('the disk never became full')
  mount(['-o', 'remount,size=16m', disk])
  if (saveNext(store, id) !== kept + 1) violations.push('free space again, and saving fails')
  store.close()
  return refused
}

function checkReadOnly(disk: string, violations: string[]): void {
  mount(['-o', 'remount,ro', disk])
  const before = filesIn(join(disk, 'data'))
  const reader = openStore(join(disk, 'data'))
  if (reader.dataFile.condition().state !== 'read_only')
    violations.push('a read-only folder was opened for writing')
  if (reader.invoices.list({ search: '', limit: 1 }).length === 0)
    violations.push('read-only: the invoice is missing')
  try {
    createInvoice(reader)
    violations.push('read-only: a write was not refused')
  } catch (error) {
    if (!hasReason(error, 'store.read_only')) violations.push(`read-only: ${String(error)}`)
  }
  reader.close()
  if (filesIn(join(disk, 'data')) !== before) violations.push('read-only: something changed')
  mount(['-o', 'remount,rw', disk])
  const store = openStore(join(disk, 'data'))
  if (store.dataFile.condition().state !== 'ready') violations.push('writable again, and not ready')
  store.close()
}

const hasReason = (error: unknown, code: string): boolean =>
  error instanceof AppError && error.reason.code === code

const filesIn = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => `${name} ${readFileSync(join(folder, name)).toString('base64')}`)
    .join('\n')

function mount(args: string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new CannotRun('only root can mount a small disk, on Linux: sudo npm run test:faults -- disk')
  const ran = spawnSync('mount', args, { encoding: 'utf8' })
  if (ran.status !== 0) throw new CannotRun(`a small disk cannot be mounted here: ${ran.stderr.trim()}`)
}
