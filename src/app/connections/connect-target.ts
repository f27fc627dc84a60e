import type { KeyStatus, PresetService } from '#contract/connections.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Connections } from './connections.ts'
import { canonicalBaseUrl, refusePractice, refuseSameName } from './validate-connection.ts'

export interface StartArgument {
  connectionId?: string | undefined
  baseUrl?: string | undefined
  name?: string | undefined
  sessionOnly: boolean
}

/** The connection that gets the key of an attempt. */
export interface Target {
  /** `null`: a new connection */
  connectionId: string | null
  name: string
  baseUrl: string
  store: KeyStatus['store']
}

interface Known {
  preset: PresetService | null
  connections: Pick<Connections, 'all' | 'find'>
  practiceUrl: string | undefined
  /** names of connections that are being made */
  takenNames: readonly string[]
}

/** @throws AppError no_such_connection, or invalid_argument with the field */
export function connectTargetOf(
  { connectionId, baseUrl: text, name, sessionOnly }: StartArgument,
  known: Known,
): Target {
  const { preset, connections, practiceUrl } = known
  const storage = sessionOnly ? 'session' : 'keychain'
  if (connectionId !== undefined) {
    const connection = connections.find(connectionId)
    if (connection.baseUrl === null)
      throw new AppError('invalid_argument', { message: { code: 'connection.practice_fixed' } })
    return { connectionId, name: connection.name, baseUrl: connection.baseUrl, store: storage }
  }
  if (text === undefined) {
    if (preset === null) throw new AppError('invalid_argument', { message: { code: 'connect.no_address' } })
    if (!preset.ok) throw new AppError('invalid_argument', { message: preset.message })
    return newTarget(known, preset.baseUrl, name ?? preset.name, storage)
  }
  const baseUrl = canonicalBaseUrl(text)
  refusePractice(baseUrl, practiceUrl)
  if (name === undefined) return newTarget(known, baseUrl, new URL(baseUrl).hostname, storage)
  refuseSameName({ name }, connections.all())
  return newTarget(known, baseUrl, name, storage)
}

/** Numbers the proposed name if another connection has it. */
function newTarget(
  { connections, takenNames }: Known,
  baseUrl: string,
  name: string,
  storage: KeyStatus['store'],
): Target {
  const isFree = (candidate: string) => {
    try {
      refuseSameName({ name: candidate }, connections.all())
      return !takenNames.includes(candidate)
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }
  let free = name
  for (let count = 2; !isFree(free); count++) free = `${name.slice(0, 58)} ${count}`
  return { connectionId: null, name: free, baseUrl, store: storage }
}
