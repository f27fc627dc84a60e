import { useEffect, useRef, useState } from 'react'
import { t } from '../i18n/translate.ts'
import type { PageText } from './pdf/render-messages.ts'
import styles from './preview.module.css'
import type { ViewerState } from './use-page-viewer.ts'

type TextSource = Pick<ViewerState, 'readText' | 'revision'>

/** pages per request, so that the first text of a long document appears soon */
const pagesPerRequest = 20

/** Text of the PDF in reading order, as a screen reader reads it. */
export function ReadAsText({ viewer: { readText, revision } }: { viewer: TextSource }) {
  const [pages, setPages] = useState<string[][]>([])
  const [count, setCount] = useState(0)
  const reader = useRef(readText)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another text
  useEffect(() => {
    let isCurrent = true
    void (async () => {
      const text: string[][] = []
      while (isCurrent) {
        const found = await reader.current({ first: text.length, last: text.length + pagesPerRequest - 1 })
        // a newer revision starts with the first page again
        if (!found || !isCurrent) return
        text.push(...found.pages.map(linesOf))
        setCount(found.pageCount)
        setPages([...text])
        if (text.length >= found.pageCount) return
      }
    })()
    return () => {
      isCurrent = false
    }
  }, [revision])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <div className={styles.text} tabIndex={0} aria-busy={pages.length < count}>
      {pages.map((lines, index) => {
        const heading = t('preview.page', { page: index + 1, count })
        return (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page have no identity
              <p key={at} dir="auto">
                {line}
              </p>
            ))}
          </section>
        )
      })}
    </div>
  )
}

/** Text of a page line by line, in content order. */
function linesOf({ items }: PageText): string[] {
  const lines = ['']
  for (const item of items) {
    // marked content items have no text
    if (!('str' in item)) continue
    lines[lines.length - 1] += item.str
    if (item.hasEOL) lines.push('')
  }
  return lines.map(line => line.trim()).filter(line => line !== '')
}
