import { useEffect, useRef, useState } from 'react'
import { t } from '../i18n/translate.ts'
import { getPdfRenderer } from './pdf/pdf-renderer.ts'
import type { PageText } from './pdf/render-messages.ts'
import styles from './preview.module.css'
import type { ViewerState } from './use-page-viewer.ts'

/** Pages per request, so that the first text appears soon in a long document. */
const pagesPerRequest = 20

/** Text of the PDF in reading order, as a screen reader would get it. */
export function ReadAsText({ viewer: { read, revision } }: { viewer: ViewerState }) {
  const [pages, setPages] = useState<string[][]>([])
  const [count, setCount] = useState(0)
  const reader = useRef(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another text
  useEffect(() => {
    let isCurrent = true
    void (async () => {
      const text: string[][] = []
      while (isCurrent) {
        const preview = await reader.current({ first: text.length, last: text.length + pagesPerRequest - 1 })
        // a newer revision starts again from the first page
        if (!preview || !isCurrent) return
        text.push(...(await textOf(preview.bytes, preview.last - preview.first + 1)))
        if (!isCurrent) return
        setCount(preview.pageCount)
        setPages([...text])
        if (text.length >= preview.pageCount) return
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
              <p key={at}>{line}</p>
            ))}
          </section>
        )
      })}
    </div>
  )
}

async function textOf(bytes: Uint8Array, count: number): Promise<string[][]> {
  const pdf = getPdfRenderer().open(bytes)
  try {
    const pages: string[][] = []
    for (let page = 0; page < count; page++) pages.push(linesOf(await pdf.text(page)))
    return pages
  } finally {
    pdf.close()
  }
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
