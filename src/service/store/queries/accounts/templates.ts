import { z } from 'zod'
import { templateChanged, templateDefaultSet } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import {
  type NewTemplate,
  storedTemplateRow,
  type TemplateId,
  type TemplateLimits,
  type TemplateStore,
  type TemplateVersion,
  versionColumns,
  versionRow,
} from '../../templates.ts'
import { lockAccount } from '../../transaction-locks.ts'
import { existingAccount } from './accounts.ts'
import { appendAudit } from './audit.ts'

const sumsRow = z.object({
  names: z.coerce.number(),
  used: z.coerce.number(),
  versions: z.coerce.number(),
  bytes: z.coerce.number(),
})

const lastVersionRow = z.object({ last_version: z.number() })
const defaultRow = z.object({ default_template: z.string().nullable() })

const ofVersion = versionColumns
  .split(', ')
  .map(column => `template_versions.${column}`)
  .join(', ')

/** Condition: the current version of a name. */
const inForce = `template_versions.account_id = templates.account_id AND template_versions.name = templates.name
  AND template_versions.version = templates.current_version`

export function templatesIn({ rows, change }: Database): TemplateStore {
  return {
    publishTemplate: (template, { sha256, limits }, origin) =>
      change(async rows => {
        const { account_id, name } = template
        await lockAccount(rows, account_id)
        await existingAccount(rows, account_id)
        const current = await find(rows, { account_id, name })
        if (sha256 !== undefined && sha256 !== current?.sha256) return { outcome: 'changed' }
        if (current?.sha256 === template.sha256)
          return { outcome: 'published', template: current, isNew: false }
        const exceeded = await exceededLimit(rows, template, { isNew: current === undefined, limits })
        if (exceeded !== undefined) return { outcome: 'full', limit: exceeded }
        const added = { ...template, version: await nextVersion(rows, template) }
        await insert(rows, added)
        await appendAudit(rows, templateChanged('template.published', added, origin))
        const { text: _, ...published } = added
        return { outcome: 'published', template: published, isNew: true }
      }),
    findTemplate: id => find(rows, id),
    async readTemplate(id) {
      const [from, values] = fromVersion(id)
      const text = `
        SELECT ${ofVersion}, template_texts.text ${from}
        JOIN template_texts ON template_texts.account_id = template_versions.account_id
          AND template_texts.name = template_versions.name AND template_texts.version = template_versions.version`
      return storedTemplateRow.optional().parse((await rows(`${text} ${whereVersion(id)}`, values))[0])
    },
    async listTemplates(accountId, { after, limit }) {
      const text = `
        SELECT ${ofVersion} FROM templates JOIN template_versions ON ${inForce}
        WHERE templates.account_id = $1 AND templates.name > $2 ORDER BY templates.name LIMIT $3`
      return (await rows(text, [accountId, after ?? '', limit])).map(row => versionRow.parse(row))
    },
    async listTemplateVersions({ account_id, name }, { before, limit }) {
      const text = `
        SELECT ${versionColumns} FROM template_versions
        WHERE account_id = $1 AND name = $2 AND version < $3 ORDER BY version DESC LIMIT $4`
      const found = await rows(text, [account_id, name, before ?? maxVersion, limit])
      return found.map(row => versionRow.parse(row))
    },
    selectTemplate: ({ account_id, name, version }, origin) =>
      change(async rows => {
        await lockAccount(rows, account_id)
        await existingAccount(rows, account_id)
        const chosen = await find(rows, { account_id, name, version })
        if (chosen === undefined) return false
        const text = `
          UPDATE templates SET current_version = $3
          WHERE account_id = $1 AND name = $2 AND current_version <> $3 RETURNING name`
        if ((await rows(text, [account_id, name, version])).length > 0)
          await appendAudit(rows, templateChanged('template.version_set', chosen, origin))
        return true
      }),
    removeTemplate: (id, sha256, origin) =>
      change(async rows => {
        await lockAccount(rows, id.account_id)
        await existingAccount(rows, id.account_id)
        const found = await find(rows, id)
        if (found === undefined) return 'missing'
        const expected = id.version === undefined ? found : await find(rows, { ...id, version: undefined })
        if (sha256 !== undefined && sha256 !== expected?.sha256) return 'changed'
        await remove(rows, id)
        await appendAudit(
          rows,
          templateChanged('template.deleted', { ...found, version: id.version ?? null }, origin),
        )
        return 'removed'
      }),
    async defaultTemplate(accountId) {
      const [row] = await rows('SELECT default_template FROM accounts WHERE id = $1', [accountId])
      return defaultRow.optional().parse(row)?.default_template ?? null
    },
    setDefaultTemplate: (accountId, name, origin) =>
      change(async rows => {
        await lockAccount(rows, accountId)
        await existingAccount(rows, accountId)
        const text = `
          UPDATE accounts SET default_template = $2
          WHERE id = $1 AND default_template IS DISTINCT FROM $2 RETURNING id`
        if ((await rows(text, [accountId, name])).length > 0)
          await appendAudit(rows, templateDefaultSet(accountId, name, origin))
      }),
  }
}

/** Greater than any version number. */
const maxVersion = 1_000_000_000

/** Returns the FROM clause of a query for one version, and its parameters. */
function fromVersion({ account_id, name, version }: TemplateId): [text: string, values: unknown[]] {
  return version === undefined
    ? [`FROM templates JOIN template_versions ON ${inForce}`, [account_id, name]]
    : ['FROM template_versions', [account_id, name, version]]
}

const whereVersion = ({ version }: TemplateId): string =>
  version === undefined
    ? 'WHERE templates.account_id = $1 AND templates.name = $2'
    : 'WHERE template_versions.account_id = $1 AND template_versions.name = $2 AND template_versions.version = $3'

async function find(rows: Rows, id: TemplateId): Promise<TemplateVersion | undefined> {
  const [from, values] = fromVersion(id)
  const [row] = await rows(`SELECT ${ofVersion} ${from} ${whereVersion(id)}`, values)
  return versionRow.optional().parse(row)
}

async function exceededLimit(
  rows: Rows,
  { account_id, name, bytes }: NewTemplate,
  { isNew, limits }: { isNew: boolean; limits: TemplateLimits },
): Promise<keyof TemplateLimits | undefined> {
  const text = `
    SELECT count(current_version) AS names, count(*) AS used, coalesce(sum(versions), 0) AS versions,
      coalesce(sum(bytes), 0) AS bytes
    FROM templates WHERE account_id = $1`
  const sums = sumsRow.parse((await rows(text, [account_id]))[0])
  const known = await rows('SELECT 1 FROM templates WHERE account_id = $1 AND name = $2', [account_id, name])
  if (isNew && sums.names >= limits.names) return 'names'
  if (known.length === 0 && sums.used >= limits.usedNames) return 'usedNames'
  if (sums.versions >= limits.versions) return 'versions'
  if (sums.bytes + bytes > limits.bytes) return 'bytes'
  return undefined
}

/** Increments the version number of a name and makes it the current one. */
async function nextVersion(rows: Rows, { account_id, name, bytes }: NewTemplate): Promise<number> {
  const text = `
    INSERT INTO templates (account_id, name, last_version, current_version, versions, bytes)
    VALUES ($1, $2, 1, 1, 1, $3)
    ON CONFLICT (account_id, name) DO UPDATE
      SET last_version = templates.last_version + 1, current_version = templates.last_version + 1,
        versions = templates.versions + 1, bytes = templates.bytes + excluded.bytes
    RETURNING last_version`
  return lastVersionRow.parse((await rows(text, [account_id, name, bytes]))[0]).last_version
}

async function insert(rows: Rows, template: TemplateVersion & { text: string }): Promise<void> {
  const { account_id, name, version, title, description, sha256, bytes, created_at } = template
  await rows(`INSERT INTO template_versions (${versionColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    ...[account_id, name, version, title, description, sha256, bytes, created_at],
  ])
  await rows('INSERT INTO template_texts (account_id, name, version, text) VALUES ($1, $2, $3, $4)', [
    ...[account_id, name, version, template.text],
  ])
}

/** Keeps the row of the name, so that version numbers are not reused. */
async function remove(rows: Rows, { account_id, name, version }: TemplateId): Promise<void> {
  const values = version === undefined ? [account_id, name] : [account_id, name, version]
  const which = `account_id = $1 AND name = $2${version === undefined ? '' : ' AND version = $3'}`
  await rows(`DELETE FROM template_texts WHERE ${which}`, values)
  await rows(`DELETE FROM template_versions WHERE ${which}`, values)
  const left = 'FROM template_versions AS kept WHERE kept.account_id = $1 AND kept.name = $2'
  await rows(
    `UPDATE templates SET versions = (SELECT count(*) ${left}),
       bytes = (SELECT coalesce(sum(kept.bytes), 0) ${left}),
       current_version = CASE
         WHEN EXISTS (SELECT 1 ${left} AND kept.version = templates.current_version) THEN current_version
         ELSE (SELECT max(kept.version) ${left}) END
     WHERE account_id = $1 AND name = $2`,
    [account_id, name],
  )
  await rows(
    `UPDATE accounts SET default_template = NULL
     WHERE id = $1 AND default_template = $2 AND NOT EXISTS (SELECT 1 ${left})`,
    [account_id, name],
  )
}
