import type { AuditEntry, AuditFilter, AuditStore } from '../store/audit-store.ts'

const pageLength = 100

/** Every matching entry, newest first, a page at a time. */
export async function* auditPages(
  store: Pick<AuditStore, 'readAudit'>,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  let before: number | undefined
  do {
    const page = await store.readAudit(filter, { before, limit: pageLength })
    yield page
    before = page.length < pageLength ? undefined : page.at(-1)?.id
  } while (before !== undefined)
}

/** For commands. @returns every matching entry, newest first */
export async function readWholeAudit(store: AuditStore, filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for await (const page of auditPages(store, filter)) entries.push(...page)
  return entries
}
