import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { runs } from '#core/testing/runs.ts'
import type { Row } from '../sqlite/sql.ts'
import { createJournal, openJournal } from './attempt-journal.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-journal-'))
  path = join(folder, 'attempts.journal')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const logo = `data:image/png;base64,${'QUJD'.repeat(2000)}`

function rowOf(
  number: number,
  { state = 'sending', payload }: { state?: string; payload?: string } = {},
): Row {
  const invoice = {
    template: 'minimal',
    invoice_number: `J-${number}`,
    items: [],
    ...(number % 2 === 0 && { logo }),
  }
  return {
    id: `attempt-${number}`,
    invoice_id: `invoice-${number}`,
    revision: 1,
    state,
    mode: 'live',
    base_url: 'https://billing.example.com',
    invoice_number: `J-${number}`,
    payable: '120.00',
    payload: Buffer.from(payload ?? JSON.stringify(invoice)),
    payload_sha256: 'x',
    idempotency_key: `key-${number}`,
    created_at: '2026-11-21T15:00:00.000Z',
    finished_at: null,
    tries: 0,
    in_doubt: 0,
    job_id: null,
    invoice_url: null,
    problem: null,
    retry_at: null,
  }
}

const done = (number: number): Row => ({
  ...rowOf(number, { state: 'done' }),
  job_id: `job-${number}`,
  tries: 1,
})

function opened() {
  const journal = openJournal(path)
  if (!journal) throw new Error('there is no journal')
  return journal
}

/** Writes ten attempts, every third one finished. */
function writeTen(): Map<string, Row> {
  const rows = new Map<string, Row>()
  const journal = createJournal(path, true, [])
  for (let number = 0; number < 10; number++) {
    const steps = number % 3 === 0 ? [rowOf(number), done(number)] : [rowOf(number)]
    for (const row of steps) {
      journal.append([row])
      rows.set(String(row.id), row)
    }
  }
  journal.close()
  return rows
}

const plain = (row: Row | undefined) =>
  row && { ...row, payload: Buffer.from(row.payload as Uint8Array).toString('utf8') }

test('restores every attempt with its payload and its last state', () => {
  const rows = writeTen()
  const journal = opened()
  expect(journal.missing).toEqual([])
  expect([...journal.attempts.keys()]).toEqual([...rows.keys()])
  for (const [id, row] of rows) expect(plain(journal.row(id))).toEqual(plain(row))
  journal.close()
})

test('stores a logo shared by many invoices once', () => {
  writeTen()
  expect(readFileSync(path, 'utf8').split('data:image/png')).toHaveLength(2)
})

test('restores any payload byte for byte', () => {
  const journal = createJournal(path, true, [])
  let number = 100
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyCodePoint }), fc.json()), fc.boolean(), (text, hasLogo) => {
      const payload = hasLogo ? JSON.stringify({ note: text, logo, again: logo }) : text.toWellFormed()
      const row = rowOf(number++, { payload })
      journal.append([row])
      expect(plain(journal.row(String(row.id)))).toEqual(plain(row))
    }),
    { numRuns: runs(200, 20) },
  )
  journal.close()
})

test('detects any changed byte and returns no wrong data', () => {
  const rows = writeTen()
  const whole = readFileSync(path)
  fc.assert(
    fc.property(fc.nat(whole.byteLength - 2), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = Buffer.from(whole)
      damaged[at] = damaged.readUInt8(at) ^ change
      writeFileSync(path, damaged)
      const journal = opened()
      expect(journal.missing.length > 0 || journal.id === '').toBe(true)
      for (const [id, { state }] of journal.attempts) {
        const row = journal.row(id)
        const written = rows.get(id)
        expect(['sending', written?.state]).toContain(state)
        if (row) expect(plain(row)?.payload).toBe(plain(written)?.payload)
      }
      journal.close()
    }),
    { numRuns: runs(300, 100) },
  )
})

test('after a crash during an append the earlier records are read, and the next append follows them', () => {
  writeTen()
  const whole = readFileSync(path)
  const lineEnds = [...whole.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at)
  fc.assert(
    fc.property(fc.integer({ min: (lineEnds[0] ?? 0) + 1, max: whole.byteLength }), length => {
      writeFileSync(path, whole.subarray(0, length))
      const journal = opened()
      const records = lineEnds.filter(end => end < length).length
      expect([journal.records, journal.missing]).toEqual([records, []])
      journal.append([rowOf(99)])
      journal.close()
      const again = opened()
      expect(again.missing).toEqual([])
      expect(plain(again.row('attempt-99'))).toEqual(plain(rowOf(99)))
      again.close()
    }),
    { numRuns: runs(60, 20) },
  )
})

test('a number belongs to the attempt that was or may have been billed, until it ends without an invoice', () => {
  const journal = createJournal(path, true, [rowOf(1)])
  expect(journal.findPossiblyBilled('J-1', 'attempt-1')).toBeUndefined()
  expect(journal.findPossiblyBilled('J-1', 'another')).toMatchObject({
    invoiceId: 'invoice-1',
    state: 'sending',
  })
  for (const [state, isTaken] of [
    ['unknown', true],
    ['done', true],
    ['refused', false],
    ['withdrawn', false],
  ] as const) {
    journal.append([rowOf(1, { state })])
    expect([state, journal.findPossiblyBilled('J-1', 'another') !== undefined]).toEqual([state, isTaken])
  }
  journal.close()
})

test('an attempt is the frozen one only if it was frozen here and would send the same', () => {
  const journal = createJournal(path, true, [rowOf(1)])
  journal.append([rowOf(2)], true)
  journal.append([done(2)])
  journal.close()
  const again = opened()
  expect(again.compare(rowOf(1))).toBe('foreign')
  expect(again.compare(rowOf(3))).toBe('foreign')
  expect(again.compare({ ...done(2), revision: 7 })).toBe('same')
  for (const column of ['base_url', 'payload_sha256', 'idempotency_key', 'mode', 'payable', 'created_at'])
    expect([column, again.compare({ ...rowOf(2), [column]: 'other' })]).toEqual([column, 'changed'])
  again.close()
})

test('a verified service is known for its key, and in this journal only', () => {
  const service = { baseUrl: 'https://billing.example.com', keyFingerprint: 'f' }
  const journal = createJournal(path, true, [])
  journal.appendService(service)
  journal.close()
  const again = opened()
  expect([again.isVerified(service), again.isVerified({ ...service, keyFingerprint: 'g' })]).toEqual([
    true,
    false,
  ])
  again.close()
})
