import type { TemplateStore } from '#app/ports/store.ts'
import { sha256Of } from '#node/sha256.ts'
import { intactExpression, updateChecksumsStatement } from '../schema/checksums.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'

const ofPublication =
  'connection_id = :connectionId AND key_fingerprint = :keyFingerprint AND sha256 = :sha256'

export function createTemplateStore(sql: Sql): TemplateStore {
  return {
    keep({ sha256, content }) {
      sql.run('INSERT OR IGNORE INTO template_files VALUES (:sha256, :content)', { sha256, content })
    },

    content(sha256) {
      const row = sql.row('SELECT content FROM template_files WHERE sha256 = :sha256', { sha256 })
      if (row === undefined) return undefined
      const content = textOf(row, 'content')
      if (sha256Of(content) === sha256) return content
      sql.reportDamage()
      return undefined
    },

    published({ connectionId, keyFingerprint, sha256 }) {
      const row = sql.row(
        `SELECT template, ${intactExpression('published_templates')} AS is_intact
           FROM published_templates WHERE ${ofPublication}`,
        { connectionId, keyFingerprint, sha256 },
      )
      // Using damaged content would bill an invoice with a different design.
      if (row && row.is_intact !== 1) sql.reportDamage()
      return row?.is_intact === 1 ? textOf(row, 'template') : undefined
    },

    rememberPublished: ({ connectionId, keyFingerprint, sha256 }, template) =>
      sql.transaction(() => {
        sql.run(
          'DELETE FROM published_templates WHERE connection_id = :connectionId AND key_fingerprint <> :keyFingerprint',
          { connectionId, keyFingerprint },
        )
        sql.run(
          `INSERT OR REPLACE INTO published_templates
             VALUES (:connectionId, :keyFingerprint, :sha256, :template, NULL)`,
          { connectionId, keyFingerprint, sha256, template },
        )
        sql.run(updateChecksumsStatement('published_templates', ofPublication), {
          connectionId,
          keyFingerprint,
          sha256,
        })
      }),

    forgetPublished({ connectionId, keyFingerprint, sha256 }) {
      sql.run(`DELETE FROM published_templates WHERE ${ofPublication}`, {
        connectionId,
        keyFingerprint,
        sha256,
      })
    },
  }
}
