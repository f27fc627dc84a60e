import { userInfo } from 'node:os'
import type { Origin } from '../store/origin.ts'

/** Origin of a change by the command line. */
export const byOperator = (now: Date): Origin => ({
  at: now.toISOString(),
  actor: 'operator',
  actor_id: systemUser(),
  address: null,
})

/** Origin of a change on the operator's pages. */
export const byOperatorNamed = (name: string, address: string, now: Date): Origin => ({
  at: now.toISOString(),
  actor: 'operator',
  actor_id: name,
  address,
})

export const byDashboard = (userId: string, address: string, now: Date): Origin => ({
  at: now.toISOString(),
  actor: 'dashboard',
  actor_id: userId,
  address,
})

export const byKey = (id: string, address: string, now: Date): Origin => ({
  at: now.toISOString(),
  actor: 'key',
  actor_id: id,
  address,
})

/** Returns the user id in a container where it has no name. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
