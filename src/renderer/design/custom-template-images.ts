import type { DesktopApi } from '#contract/desktop-api.ts'
import { textOf } from '../i18n/translate.ts'
import { getPdfRenderer } from '../preview/pdf/pdf-renderer.ts'

/** pixels per point: twice the displayed width, for high-density screens */
const scale = 248 / 595
/** each takes a third of a megabyte */
const maxCached = 24

const cache = new Map<string, Promise<ImageBitmap>>()

/** First page of the sample invoice in a custom template, rendered once per version of its file. */
export function customTemplateImage(
  api: Pick<DesktopApi, 'templateSample'>,
  name: string,
  version: string,
): Promise<ImageBitmap> {
  const key = `${name} ${version}`
  const known = cache.get(key)
  if (known) return known
  const drawn = draw(api, name)
  cache.set(key, drawn)
  drawn.catch(() => cache.delete(key))
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return drawn
}

async function draw(api: Pick<DesktopApi, 'templateSample'>, name: string): Promise<ImageBitmap> {
  const answer = await api.templateSample({ name })
  if (!answer.ok) throw new Error(textOf(answer.error.message))
  const pdf = getPdfRenderer().open(answer.value.bytes)
  try {
    return await pdf.draw(0, scale)
  } finally {
    pdf.close()
  }
}
