import { randomUUID } from 'node:crypto'
import { emptyDraft } from '#core/draft/draft.ts'
import { openStore } from '../store/open-store.ts'
import { columnsWith } from './invoice-columns.ts'

/** Saves an invoice repeatedly until it is killed, and prints each acknowledged revision. */
const [folder = '', known] = process.argv.slice(2)
const { invoices } = openStore(folder)
const id = known ?? randomUUID()
const columns = columnsWith({})
const at = '2026-11-21T14:00:00.000Z'
const draft = (revision: number) => emptyDraft({ notes: `written as ${revision}` })

if (!known) invoices.create({ id, draft: draft(1), columns, at, sample: false })
for (let revision = invoices.find(id)?.revision ?? 0; ; revision++) {
  invoices.save({ id, revision, draft: draft(revision + 1), columns, at })
  process.stdout.write(`${id} ${revision + 1}\n`)
}
