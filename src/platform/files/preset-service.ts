import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseBaseUrl } from '#contract/base-url.ts'
import type { PresetService } from '#contract/connections.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { withoutBidiControls, withoutControlCharacters } from '#core/text/control-characters.ts'

export const presetFileName = 'service.json'

const maxBytes = 16 * 1024

const presetSchema = z.strictObject({
  baseUrl: z.string().max(2048),
  name: z
    .string()
    .transform(text => withoutBidiControls(withoutControlCharacters(text)).replaceAll('\n', ' ').trim())
    .pipe(z.string().min(1).max(64))
    .optional(),
})

/** Reads `service.json` from the first of these folders that contains one. */
export function readPresetService(folders: readonly string[]): PresetService | null {
  for (const folder of folders) {
    const path = join(folder, presetFileName)
    try {
      return presetOf(readFileSync(path), path)
    } catch (error) {
      const code = systemCodeOf(error)
      if (code === undefined) throw error
      if (code !== 'ENOENT' && code !== 'ENOTDIR') return unreadable(path)
    }
  }
  return null
}

function presetOf(bytes: Uint8Array, path: string): PresetService {
  if (bytes.byteLength > maxBytes) return unreadable(path)
  let content: unknown
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return unreadable(path)
  }
  const parsed = presetSchema.safeParse(content)
  if (!parsed.success) return unreadable(path)
  const address = parseBaseUrl(parsed.data.baseUrl)
  if (!address.ok) {
    const params = { path, problem: address.message }
    return { ok: false, message: { code: 'preset.address', params } }
  }
  const { baseUrl } = address
  return { ok: true, baseUrl, name: parsed.data.name ?? new URL(baseUrl).hostname.slice(0, 64) }
}

const unreadable = (path: string): PresetService => ({
  ok: false,
  message: { code: 'preset.unreadable', params: { path } },
})
