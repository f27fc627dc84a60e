import { useEffect, useState } from 'react'
import { say } from '../words.ts'
import { textOf } from './pdf.ts'
import styles from './preview.module.css'

/** The words of the PDF itself, in its reading order: what a screen reader or a copy would get from the file. */
export function ReadAsText({ bytes }: { bytes: Uint8Array }) {
  const [pages, setPages] = useState<string[][]>([])
  useEffect(() => {
    let isCurrent = true
    void textOf(bytes).then(text => isCurrent && setPages(text))
    return () => {
      isCurrent = false
    }
  }, [bytes])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <div className={styles.text} tabIndex={0}>
      {pages.map((lines, index) => {
        const heading = say('preview.page', { page: index + 1, count: pages.length })
        return (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page have no identity
              <p key={at}>{line}</p>
            ))}
          </section>
        )
      })}
    </div>
  )
}
