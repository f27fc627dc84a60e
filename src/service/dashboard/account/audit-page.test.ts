import { expect, test } from 'vitest'
import { english } from '../../languages/english.ts'
import { type AuditAction, type AuditEntry, auditActions } from '../../store/audit-store.ts'
import { auditMessage } from './audit-page.ts'

const entry = (action: AuditAction): AuditEntry => ({
  id: 1,
  at: '2026-11-21T09:30:00.000Z',
  account_id: 'default',
  actor: 'operator',
  actor_id: '',
  address: null,
  action,
  key_id: null,
  detail: {},
})

test.each(auditActions)('the sentence of %s takes all it needs from the entry', action => {
  const sentence = english(auditMessage(entry(action), { keys: [], users: [] }))
  expect(sentence).toMatch(/\.$/)
  expect(sentence).not.toMatch(/[{}]|undefined/)
})
