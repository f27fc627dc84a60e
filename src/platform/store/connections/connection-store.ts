import type { ConnectionStore, SettingStore, StoredConnection } from '#app/ports/store.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { intactExpression } from '../schema/checksums.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'

export function createConnectionStore(sql: Sql): ConnectionStore {
  return {
    all: () =>
      sql
        .rows(`SELECT *, ${intactExpression('connections')} AS is_intact FROM connections ORDER BY rowid`)
        .flatMap((row): StoredConnection | [] => {
          // A damaged address would send the API key and the invoice to another host.
          if (row.is_intact !== 1) {
            sql.reportDamage()
            return []
          }
          return {
            id: textOf(row, 'id'),
            name: textOf(row, 'name'),
            baseUrl: textOf(row, 'base_url'),
            requestFields: textOf(row, 'request_fields') as StoredConnection['requestFields'],
          }
        }),
    save: ({ id, name, baseUrl, requestFields }) => {
      sql.run(
        `INSERT INTO connections VALUES (:id, :name, :baseUrl, :requestFields,
             checksum(:id, :name, :baseUrl, :requestFields)) ON CONFLICT (id) DO UPDATE
           SET name = excluded.name, base_url = excluded.base_url, request_fields = excluded.request_fields,
             checksum = excluded.checksum`,
        { id, name, baseUrl, requestFields },
      )
    },
    remove: id => {
      sql.run('DELETE FROM connections WHERE id = :id', { id })
    },
  }
}

export function createSettingStore(sql: Sql): SettingStore {
  const find = (name: string) =>
    sql.row(`SELECT value, ${intactExpression('settings')} AS is_intact FROM settings WHERE name = :name`, {
      name,
    })

  return {
    read(name) {
      const row = find(name)
      if (row && row.is_intact !== 1) sql.reportDamage()
      return row?.is_intact === 1 ? parseJsonOrUndefined(textOf(row, 'value')) : undefined
    },
    save: (name, value) => {
      // Keeps the damaged row, because a recovery may still read part of it.
      if (find(name)?.is_intact === 0) throw sql.reportDamage()
      sql.run(
        `INSERT INTO settings VALUES (:name, :value, checksum(:name, :value)) ON CONFLICT (name) DO UPDATE
           SET value = excluded.value, checksum = excluded.checksum`,
        { name, value: JSON.stringify(value) },
      )
    },
  }
}
