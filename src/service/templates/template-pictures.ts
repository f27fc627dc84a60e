import { estimatePicture } from '../rendering/estimate-render.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { StoredTemplate, TemplateVersion } from '../store/templates.ts'

export type ReadPicture = (
  version: TemplateVersion,
  read: () => Promise<StoredTemplate | undefined>,
) => Promise<Uint8Array | undefined>

/** Maximum bytes of cached pictures per process. */
const maxKept = 16 * 1024 * 1024

/**
 * Pictures of versions, which are immutable. They are rendered like test invoices of the account, in the same
 * queue.
 */
export function createTemplatePictures({ picture }: Pick<Renderer, 'picture'>): ReadPicture | undefined {
  if (picture === undefined) return undefined
  const kept = new Map<string, Promise<Uint8Array>>()
  let bytes = 0

  function forget(key: string, { length }: Uint8Array): void {
    if (kept.delete(key)) bytes -= length
  }

  return async ({ account_id, name, version, sha256 }, read) => {
    const key = JSON.stringify([account_id, name, version, sha256])
    const known = kept.get(key)
    if (known !== undefined) return known
    const template = await read()
    if (template === undefined) return undefined
    const made = kept.get(key) ?? picture(template, taskOf(template))
    kept.set(key, made)
    try {
      const { length } = await made
      bytes += length
      for (const [oldest, each] of kept) {
        if (bytes <= maxKept || oldest === key) break
        forget(oldest, await each)
      }
      return await made
    } catch (error) {
      // the next request tries again
      kept.delete(key)
      throw error
    }
  }
}

const taskOf = (template: StoredTemplate) => ({
  ...{ account: template.account_id, mode: 'test' as const, concurrent: null },
  ...{ seconds: estimatePicture(template), bytes: template.text.length },
})
