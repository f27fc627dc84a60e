import type { RecordStep, RecordStore, StoredRecord } from '#app/ports/records.ts'
import type { RecordKind, RecordTypes } from '#core/records/record.ts'
import { foldedText, searchWords } from '#core/records/record-keys.ts'
import { intactExpression } from '../schema/checksums.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { createCustomerInvoices } from './customer-invoices.ts'
import { matching, storedRecordOf, writeRecord } from './record-row.ts'

/** Not validated, because only this program writes these rows, with records returned by `parseRecord`. */
const storedOf = <Kind extends RecordKind>(row: Row): StoredRecord<Kind> =>
  storedRecordOf<Kind>(row, JSON.parse(textOf(row, 'record')) as RecordTypes[Kind])

/** Store of customers and catalogue items, whose tables have the same structure. */
export function createRecordStore(sql: Sql): RecordStore {
  const select = (kind: RecordKind) => `SELECT *, ${intactExpression(kind)} AS is_intact FROM ${kind}`

  /** Drops and reports damaged rows. */
  function intactOf<Kind extends RecordKind>(rows: readonly Row[]): StoredRecord<Kind>[] {
    const intact = rows.filter(row => row.is_intact === 1)
    if (intact.length < rows.length) sql.reportDamage()
    return intact.map(row => storedOf<Kind>(row))
  }

  function find<Kind extends RecordKind>(kind: Kind, id: string): StoredRecord<Kind> | undefined {
    const row = sql.row(`${select(kind)} WHERE id = :id`, { id })
    if (row && row.is_intact !== 1) throw sql.reportDamage()
    return row && storedOf<Kind>(row)
  }

  return {
    find,

    list(kind, { words, archived, after, limit }) {
      const { conditions, values } = matching(words, 'search_text')
      const cursor =
        after === undefined
          ? ''
          : `AND (sort_text, id) > ((SELECT sort_text FROM ${kind} WHERE id = :after), :after)`
      return intactOf(
        sql.rows(
          `${select(kind)} WHERE merged_into IS NULL AND (archived_at IS NOT NULL) = :archived ${conditions} ${cursor}
             ORDER BY sort_text, id LIMIT :limit`,
          { ...values, ...(after !== undefined && { after }), archived: archived ? 1 : 0, limit },
        ),
      )
    },

    suggest(kind, text, limit) {
      const { conditions, values } = matching(searchWords(text), 'search_text')
      return intactOf(
        sql.rows(
          `${select(kind)} WHERE merged_into IS NULL AND archived_at IS NULL ${conditions}
             ORDER BY match_rank(sort_text, :text), sort_text, id LIMIT :limit`,
          { ...values, text: foldedText(text), limit },
        ),
      )
    },

    all<Kind extends RecordKind>(kind: Kind): StoredRecord<Kind>[] {
      const rows = sql.rows(`${select(kind)} ORDER BY sort_text, id`)
      if (rows.some(row => row.is_intact !== 1)) throw sql.reportDamage()
      return rows.map(row => storedOf<Kind>(row))
    },

    withKey: (kind, key) =>
      intactOf(sql.rows(`${select(kind)} WHERE key = :key AND merged_into IS NULL ORDER BY id`, { key })),

    apply: ({ steps, links }) =>
      sql.transaction(() => {
        const isStale = steps.some(({ kind, id, before }) => find(kind, id)?.revision !== before?.revision)
        if (isStale) return false
        for (const step of steps) write(sql, step)
        const linked = links.map(({ invoiceId, before, after }) =>
          sql.run(
            'UPDATE invoices SET customer_id = :after WHERE id = :invoiceId AND customer_id IS :before',
            { invoiceId, before, after },
          ),
        )
        return steps.length > 0 || links.length === 0 || linked.some(changed => changed > 0)
      }),

    ...createCustomerInvoices(sql),
  }
}

function write(sql: Sql, step: RecordStep): void {
  if (step.after === null) sql.run(`DELETE FROM ${step.kind} WHERE id = :id`, { id: step.id })
  else writeStep(sql, step as WrittenStep<RecordKind>)
}

interface WrittenStep<Kind extends RecordKind> {
  kind: Kind
  after: StoredRecord<Kind>
}

const writeStep = <Kind extends RecordKind>(sql: Sql, { kind, after }: WrittenStep<Kind>): void =>
  writeRecord(sql, kind, after)
