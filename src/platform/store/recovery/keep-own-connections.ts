import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { StoredConnection } from '#app/ports/store.ts'
import { createConnectionStore, createSettingStore } from '../connections/connection-store.ts'
import { clearChecksumIfIntact, writeMissingChecksums } from '../schema/checksums.ts'
import { createSql } from '../sqlite/sql.ts'

const activeName = 'activeConnection'
const settingsName = 'settings'

/**
 * Protects connections of this computer during an import. An imported connection with the id of one here but another
 * origin gets a new id, because it would get the key of the one here. The active connection stays active, because the
 * next submission uses it. A copy of this computer's own data neither removes nor changes a connection, because its key
 * is still in the keychain.
 */
export function keepOwnConnections(
  copy: DatabaseSync,
  replaced: DatabaseSync,
  { isOwnCopy }: { isOwnCopy: boolean },
): void {
  const [sql, before] = [createSql({ database: copy }), createSql({ database: replaced })]
  const own = new Map(
    createConnectionStore(before)
      .all()
      .map(each => [each.id, each]),
  )
  if (own.size === 0) return
  sql.transaction(() => {
    const connections = createConnectionStore(sql)
    for (const connection of connections.all())
      if (isRedirected(connection, own.get(connection.id))) {
        const { id, baseUrl } = connection
        const other = randomUUID()
        connections.remove(id)
        connections.save({ ...connection, id: other })
        sql.run(
          `UPDATE attempts SET connection_id = :other, ${clearChecksumIfIntact('attempts')}
             WHERE connection_id = :id AND base_url = :baseUrl`,
          { id, other, baseUrl },
        )
      }
    if (isOwnCopy) for (const connection of own.values()) connections.save(connection)
    const active = createSettingStore(before).read(activeName)
    const isInCopy = connections.all().some(({ id }) => id === active)
    // The practice service is stored in no file.
    const isKept = typeof active === 'string' && own.has(active) === isInCopy
    sql.run('DELETE FROM settings WHERE name = :activeName', { activeName })
    if (isKept) createSettingStore(sql).save(activeName, active)
    writeMissingChecksums(copy)
  })
}

/**
 * Drops the PDF folder of imported settings, unless it is the one chosen on this computer, because it could be any
 * folder.
 * @param replaced data of this computer, which may be damaged
 */
export function dropOtherPdfFolder(copy: DatabaseSync, replaced: DatabaseSync | undefined): void {
  const { pdfFolder, ...others } = settingsIn(copy)
  if (pdfFolder === undefined || pdfFolder === ownPdfFolder(replaced)) return
  createSettingStore(createSql({ database: copy })).save(settingsName, others)
}

function ownPdfFolder(database: DatabaseSync | undefined): unknown {
  try {
    return database && settingsIn(database).pdfFolder
  } catch {
    return undefined
  }
}

function settingsIn(database: DatabaseSync): Record<string, unknown> {
  const settings = createSettingStore(createSql({ database })).read(settingsName)
  return (settings ?? {}) as Record<string, unknown>
}

const isRedirected = ({ baseUrl }: StoredConnection, own: StoredConnection | undefined): boolean =>
  own !== undefined && new URL(own.baseUrl).origin !== new URL(baseUrl).origin
