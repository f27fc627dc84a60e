import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Enables Node's compile cache, which halves the time of a start from source. The cache is in the project folder, because a
 * shared temporary folder would let other users plant code. Modules must be imported after this call to be cached.
 */
export function keepCompiledCode(): void {
  enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)))
}
