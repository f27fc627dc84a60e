import { useEffect, useRef, useState } from 'react'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import { Icon } from '../controls/icon.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { getPdfRenderer } from '../preview/pdf/pdf-renderer.ts'
import { useApp } from '../state/use-app.ts'
import styles from './design.module.css'

/** Thumbnail of the sample invoice in a custom template, rendered again when the file changes. */
export function CustomThumbnail({ name, version }: { name: string; version: string }) {
  const { api } = useApp()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    setFailure(undefined)
    customTemplateImage(api, name, version)
      .then(picture => {
        if (!isCurrent || !canvas.current) return
        canvas.current.width = picture.width
        canvas.current.height = picture.height
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
        setDrawn(true)
      })
      .catch((cause: unknown) => {
        if (isCurrent) setFailure(cause instanceof Error ? cause.message : String(cause))
      })
    return () => {
      isCurrent = false
    }
  }, [api, name, version])

  if (failure !== undefined) {
    const text = t('design.no-picture', { name, reason: failure })
    return (
      <span className={styles.picture} role="img" aria-label={text} title={text}>
        <Icon icon="file-x" />
      </span>
    )
  }
  return (
    <span className={styles.picture} data-drawn={isDrawn ? version : undefined}>
      {!isDrawn && <Icon icon="file-text" />}
      <canvas ref={canvas} hidden={!isDrawn} />
    </span>
  )
}

/** pixels per point: twice the displayed width, for high-density screens */
const scale = 248 / 595
/** a thumbnail takes a third of a megabyte */
const maxCached = 24

const cache = new Map<string, Promise<ImageBitmap>>()

/** First page of the sample invoice in a custom template, cached per version of the file. */
function customTemplateImage(
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
