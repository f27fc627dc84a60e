import { keyOriginOf } from '#contract/base-url.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { KeyOriginStore } from '../ports/consents.ts'
import type { Log } from '../ports/ports.ts'
import type { Store, StoredConnection } from '../ports/store.ts'

export type KeyOrigins = ReturnType<typeof createKeyOrigins>

/**
 * The origins that the user entered for connections on this computer. Keys of older versions were stored without an
 * origin and belong to the one recorded here. The first start with this version reads the origins from the data file;
 * later only an entered address is added, so that an import cannot add or change one.
 */
export function createKeyOrigins({
  store,
  keyOrigins: file,
  log,
}: {
  store: Store
  keyOrigins: KeyOriginStore
  log: Log
}) {
  const { state } = store.dataFile.condition()
  const known = file.read()
  let origins: Readonly<Record<string, string>> = known ?? originsOf(readConnections(store))
  if (known === null && (state === 'ready' || state === 'damaged')) write(origins)

  /** Takes effect at once, even if it cannot be stored. */
  function write(next: Readonly<Record<string, string>>): void {
    origins = next
    try {
      file.write(next)
    } catch (error) {
      log.write('warn', 'key-origins', { error })
    }
  }

  return {
    of: (connectionId: string): string | undefined =>
      Object.hasOwn(origins, connectionId) ? origins[connectionId] : undefined,

    entered(connection: StoredConnection): void {
      const next = { ...origins, ...originsOf([connection]) }
      if (next[connection.id] !== origins[connection.id]) write(next)
    },

    removed(connectionId: string): void {
      const { [connectionId]: removed, ...others } = origins
      if (removed !== undefined) write(others)
    },
  }
}

/** The password store also has entries of other uses, such as the command line; those of connections have a UUID. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const originsOf = (connections: readonly StoredConnection[]): Record<string, string> =>
  Object.fromEntries(
    connections.flatMap(({ id, baseUrl }) => {
      const origin = keyOriginOf(baseUrl)
      return origin !== undefined && uuid.test(id) ? [[id, origin]] : []
    }),
  )

/** If connections cannot be read, there are no origins and keys have to be entered again. */
function readConnections(store: Store): readonly StoredConnection[] {
  try {
    return store.connections.all()
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
