import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Keeps compiled code from one start to the next, types already stripped: half of what a start from the source takes.
 * In the project's own folder, because whoever could write there could change the source as well; where it cannot be
 * written, nothing is kept. What is to be kept must be imported after this.
 */
export function keepCompiledCode(): void {
  enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)))
}
