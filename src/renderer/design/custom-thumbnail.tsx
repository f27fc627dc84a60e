import { FileText, FileX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../controls/icon.tsx'
import { say } from '../i18n/translate.ts'
import { usePage } from '../state/use-app.ts'
import { pictureOfOwn } from './custom-template-images.ts'
import styles from './design.module.css'

/** What a template of one's own makes of the sample invoice; drawn anew when its file changes. */
export function OwnThumbnail({ name, version }: { name: string; version: string }) {
  const { api } = usePage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isThere, setThere] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    setFailure(undefined)
    pictureOfOwn(api, name, version)
      .then(picture => {
        if (!isCurrent || !canvas.current) return
        canvas.current.width = picture.width
        canvas.current.height = picture.height
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
        setThere(true)
      })
      .catch((cause: unknown) => {
        if (isCurrent) setFailure(cause instanceof Error ? cause.message : String(cause))
      })
    return () => {
      isCurrent = false
    }
  }, [api, name, version])

  if (failure !== undefined) {
    const words = say('look.no-picture', { name, reason: failure })
    return (
      <span className={styles.picture} role="img" aria-label={words} title={words}>
        <Icon of={FileX} size={28} />
      </span>
    )
  }
  return (
    <span className={styles.picture} data-drawn={isThere ? version : undefined}>
      {!isThere && <Icon of={FileText} size={28} />}
      <canvas ref={canvas} hidden={!isThere} />
    </span>
  )
}
