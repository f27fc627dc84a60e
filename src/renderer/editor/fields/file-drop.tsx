import { type ReactNode, useRef, useState } from 'react'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** `accept` of the input: MIME types or file extensions, separated by commas */
  accept: string
  isMultiple?: boolean
  readOnly: boolean
  onFiles: (files: readonly File[]) => void
  /** @param choose opens the file dialog */
  children: (choose: () => void) => ReactNode
}

/** Area that accepts files, dropped on it or chosen with a button inside. */
export function FileDrop({ accept, isMultiple = false, readOnly, onFiles, children }: FileDropProps) {
  const [isDragOver, setDragOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button does the same
    <div
      className={styles.drop}
      data-over={isDragOver || undefined}
      onDragOver={event => {
        if (readOnly || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={event => {
        event.preventDefault()
        setDragOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children(() => chooser.current?.click())}
      <input
        ref={chooser}
        className={styles.file}
        type="file"
        multiple={isMultiple}
        accept={accept}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // without this, choosing a removed file again would trigger no event
          event.target.value = ''
        }}
      />
    </div>
  )
}
