import { z } from 'zod'
import type { Message } from '#core/messages/message.ts'
import type { Mode } from '#core/text/key.ts'
import { connectionId, id, noArgument } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** Connecting to a service without entering a key: OAuth 2.0 Device Authorization Grant (RFC 8628). */

export const oauthClientId = 'billwright-desktop'

/** Permissions that the desktop requests for its key. */
export const desktopScopes = 'generate read templates'

/** Page of a service's keys, below its base URL. */
export const keysPagePath = '/dashboard/keys'

/** Why connecting ended without a connection. */
export type ConnectFailure =
  | 'unreachable'
  | 'redirected'
  | 'unsupported'
  | 'unusable'
  | 'expired'
  | 'denied'
  /** a key was granted and could not be kept; it was revoked */
  | 'not_kept'
  /** like `not_kept`, but the service did not confirm that it revoked the key */
  | 'not_revoked'

export type ConnectState =
  /** waiting for a code of the service */
  | { step: 'asking' }
  | {
      step: 'waiting'
      /** the code that the user compares with that on the service's page */
      userCode: string
      /** the page, without the code */
      page: string
      /** ISO 8601 instant */
      expiresAt: string
      /** whether the service requested slower polling */
      isSlowed: boolean
      /** ISO 8601 instant since which the service cannot be reached; polling continues */
      unreachableSince: string | null
    }
  /** the key is being stored */
  | { step: 'keeping' }
  | { step: 'connected'; connectionId: string; mode: Mode; keyName: string; account: string | null }
  | { step: 'failed'; reason: ConnectFailure; message: Message }

/** One attempt to connect; several may run at once. Contains no key and no device code. */
export interface ConnectAttempt {
  id: string
  /** the connection that gets another key; `null` for a new one */
  connectionId: string | null
  name: string
  baseUrl: string
  state: ConnectState
}

const attemptArgument = z.strictObject({ id })

/** The part of the table of operations that connects to a service. */
export const connectingOperations = {
  connectAttempts: operation<ConnectAttempt[]>()(noArgument),
  /** requests a code: from a connection's service, at an address, or at the preset address */
  startConnecting: operation<ConnectAttempt>()(
    z.strictObject({
      connectionId: connectionId.optional(),
      baseUrl: z
        .url({ protocol: /^https?$/ })
        .max(2048)
        .optional(),
      name: z.string().trim().min(1).max(64).optional(),
      /** explicit choice without a keychain: keeps the key until the program quits */
      sessionOnly: z.boolean(),
    }),
  ),
  /** opens the service's page with the code in the system's browser */
  openConnectPage: operation<void>()(attemptArgument),
  copyConnectCode: operation<void>()(attemptArgument),
  /** cancels a running attempt, or dismisses an ended one */
  endConnecting: operation<void>()(attemptArgument),
}
