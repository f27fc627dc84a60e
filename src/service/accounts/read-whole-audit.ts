import type { AuditEntry, AuditFilter, AuditStore } from '../store/audit-store.ts'

const pageLength = 500

/** @returns every matching entry, newest first, read a page at a time so that no query is long */
export async function readWholeAudit(store: AuditStore, filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (;;) {
    const page = await store.readAudit(filter, { before: entries.at(-1)?.id, limit: pageLength })
    entries.push(...page)
    if (page.length < pageLength) return entries
  }
}
