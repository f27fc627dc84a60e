import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ask } from './postgres.ts'

export interface KeptJob {
  id: string
  mode: string
  /** empty after the job was erased */
  number: string
  fileId: string
  /** rows in the ledger */
  rows: number
  /** webhook deliveries of the job */
  deliveries: number
  /** whether its PDF is stored and intact */
  isWhole: boolean
  /** its PDF was deleted by request */
  isDeleted: boolean
  /** bytes counted as stored, as a sum per account and mode */
  bytes: number
}

const question = `
  SELECT id, mode, invoice_number, file_id, bytes, file_deleted_at,
    (SELECT count(*) FROM ledger WHERE job_id = jobs.id) AS billed,
    (SELECT count(*) FROM webhook_deliveries WHERE payload LIKE '%"' || jobs.id || '"%') AS deliveries
  FROM jobs`

/** Reads the jobs of a data folder without the service. */
export function readRecords(folder: string): KeptJob[] {
  const database = new DatabaseSync(join(folder, 'service.db'))
  const rows = database.prepare(question).all()
  database.close()
  return rows.map(row => keptJob(folder, row))
}

/** The same for a data folder that contains only the PDFs. */
export async function readBooksOf(databaseUrl: string, folder: string): Promise<KeptJob[]> {
  return (await ask(databaseUrl, question)).map(row => keptJob(folder, bookRow.parse(row)))
}

const bookRow = z.record(z.string(), z.unknown())

function keptJob(folder: string, row: Readonly<Record<string, unknown>>): KeptJob {
  const { id, mode, invoice_number, file_id, bytes, file_deleted_at, billed, deliveries } = row
  const path = join(folder, 'files', String(file_id).slice(0, 2), `${file_id}.pdf`)
  return {
    id: String(id),
    mode: String(mode),
    number: String(invoice_number),
    fileId: String(file_id),
    rows: Number(billed),
    deliveries: Number(deliveries),
    isDeleted: file_deleted_at !== null,
    bytes: file_deleted_at === null ? Number(bytes) : 0,
    isWhole: existsSync(path) && /^%PDF-.*%%EOF\s*$/s.test(readFileSync(path, 'latin1')),
  }
}

/** Returns the ids of stored PDFs, with or without a job. */
export const readPdfs = (folder: string): string[] =>
  readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.pdf'))
    .map(name => name.slice(-'.pdf'.length - 32, -'.pdf'.length))
