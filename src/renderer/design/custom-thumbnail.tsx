import { useEffect, useRef, useState } from 'react'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { customTemplateImage } from './custom-template-images.ts'
import styles from './design.module.css'

/** The sample invoice in a custom template, rendered again when its file changes. */
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
        <Icon icon="file-x" size={28} />
      </span>
    )
  }
  return (
    <span className={styles.picture} data-drawn={isDrawn ? version : undefined}>
      {!isDrawn && <Icon icon="file-text" size={28} />}
      <canvas ref={canvas} hidden={!isDrawn} />
    </span>
  )
}
