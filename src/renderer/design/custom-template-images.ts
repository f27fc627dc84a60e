import type { DesktopApi } from '#contract/desktop-api.ts'
import { warmUp } from '../preview/pdf/pdf-renderer.ts'

/** pixels a point: twice as wide as the list shows it, for screens of high density */
const factor = 248 / 595
/** each takes a third of a megabyte */
const mostKept = 24

const kept = new Map<string, Promise<ImageBitmap>>()

/** The first page of the sample invoice in a template of one's own, drawn once for each version of its file. */
export function pictureOfOwn(
  api: Pick<DesktopApi, 'templateSample'>,
  name: string,
  version: string,
): Promise<ImageBitmap> {
  const key = `${name} ${version}`
  const known = kept.get(key)
  if (known) return known
  const drawn = draw(api, name)
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}

async function draw(api: Pick<DesktopApi, 'templateSample'>, name: string): Promise<ImageBitmap> {
  const answer = await api.templateSample({ name })
  if (!answer.ok) throw new Error(answer.error.message)
  const pdf = warmUp().open(answer.value.bytes)
  try {
    return await pdf.draw(0, factor)
  } finally {
    pdf.close()
  }
}
