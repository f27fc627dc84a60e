import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface KeptJob {
  id: string
  mode: string
  number: string
  fileId: string
  /** rows in the ledger */
  rows: number
  /** its PDF is there and whole */
  isWhole: boolean
}

/** What a data folder holds, read past the service. */
export function readBooks(folder: string): KeptJob[] {
  const database = new DatabaseSync(join(folder, 'service.db'))
  const rows = database
    .prepare(
      `SELECT id, mode, invoice_number, file_id, (SELECT count(*) FROM ledger WHERE job_id = jobs.id) AS billed FROM jobs`,
    )
    .all()
  database.close()
  return rows.map(({ id, mode, invoice_number, file_id, billed }) => {
    const path = join(folder, 'files', String(file_id).slice(0, 2), `${file_id}.pdf`)
    return {
      id: String(id),
      mode: String(mode),
      number: String(invoice_number),
      fileId: String(file_id),
      rows: Number(billed),
      isWhole: existsSync(path) && /^%PDF-.*%%EOF\s*$/s.test(readFileSync(path, 'latin1')),
    }
  })
}

/** The ids of the PDFs that lie there, named by a job or not. */
export const readPdfs = (folder: string): string[] =>
  readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.pdf'))
    .map(name => name.slice(-'.pdf'.length - 32, -'.pdf'.length))
