import type { ConnectionStore, SettingStore, StoredConnection } from '#app/ports.ts'
import { type Sql, textOf } from './sql.ts'

export function createConnectionStore(sql: Sql): ConnectionStore {
  return {
    all: () =>
      sql.rows('SELECT * FROM connections ORDER BY rowid').map(
        (row): StoredConnection => ({
          id: textOf(row, 'id'),
          name: textOf(row, 'name'),
          baseUrl: textOf(row, 'base_url'),
          requestFields: textOf(row, 'request_fields') as StoredConnection['requestFields'],
        }),
      ),
    save: ({ id, name, baseUrl, requestFields }) => {
      sql.run(
        `INSERT INTO connections VALUES (:id, :name, :baseUrl, :requestFields) ON CONFLICT (id) DO UPDATE
           SET name = excluded.name, base_url = excluded.base_url, request_fields = excluded.request_fields`,
        { id, name, baseUrl, requestFields },
      )
    },
    remove: id => {
      sql.run('DELETE FROM connections WHERE id = :id', { id })
    },
  }
}

export function createSettingStore(sql: Sql): SettingStore {
  return {
    read(name) {
      const row = sql.row('SELECT value FROM settings WHERE name = :name', { name })
      return row && JSON.parse(textOf(row, 'value'))
    },
    save: (name, value) => {
      sql.run(
        'INSERT INTO settings VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        { name, value: JSON.stringify(value) },
      )
    },
  }
}
