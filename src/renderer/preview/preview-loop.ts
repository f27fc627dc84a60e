import type { Answer, DesktopApi, Preview } from '#contract/desktop-api.ts'
import type { Draft } from '#core/draft.ts'
import { changeBetween } from '#core/draft-change.ts'

export interface PageSpan {
  /** from 0, both included */
  first: number
  last: number
}

export interface PreviewLoop {
  /** @param field JSON path of the field that is being edited */
  show(draft: Draft, field: string | null): void
  /** other pages came into view, or the same ones at another size */
  requestPages(): void
  /** pages of the newest draft for something else than the screen, as soon as nothing on it waits; `undefined`: stopped */
  read(pages: PageSpan): Promise<Preview | undefined>
  stop(): void
}

interface PreviewPorts {
  /** names this document to the host; another one for each loop */
  session: string
  preview: DesktopApi['preview']
  /** the pages in view that do not show this revision yet */
  missingPages(revision: number): PageSpan | null
  /** the pages in view */
  inView(): PageSpan
  /** whether a page that was drawn shows this field */
  hasField(field: string): boolean
  paint(preview: Preview): Promise<void>
  fail(message: string): void
}

interface Reader {
  pages: PageSpan
  answer(preview: Preview | undefined): void
}

/**
 * Keystroke to page. One change and one painting at a time, always of the newest draft: there is no delay to wait
 * out, steady typing shows every page that can be made in time, and the old page stays until the next is painted.
 * The host gets the whole draft once and then what changed since the one it acknowledged. A look at further pages
 * changes nothing, so a key does not wait for its answer.
 */
export function createPreviewLoop(ports: PreviewPorts): PreviewLoop {
  let latest: { draft: Draft; revision: number; field: string | null } | undefined
  /** what the host holds; `undefined`: nothing that can be relied on */
  let acknowledged: { draft: Draft; revision: number } | undefined
  /** failed with these words, so nothing is asked again before something changes */
  let failedRevision: number | undefined
  /** a field got the focus that stands on no page seen so far: where it is has to be asked */
  let needsFieldPage = false
  const readers: Reader[] = []
  let isSending = false
  let isRequesting = false
  let nextPaint: Preview | undefined
  let isPainting = false
  let isStopped = false

  const paint = async () => {
    if (isPainting) return
    isPainting = true
    while (nextPaint && !isStopped) {
      const next = nextPaint
      nextPaint = undefined
      await ports.paint(next).catch((cause: unknown) => {
        if (!isStopped) ports.fail(cause instanceof Error ? cause.message : String(cause))
      })
    }
    isPainting = false
    // what came into view meanwhile
    void requestMissingPages()
  }

  const request = async (pages: PageSpan) => {
    if (!latest) return undefined
    const { draft, revision, field } = latest
    const content = acknowledged
      ? { base: acknowledged.revision, change: changeBetween(acknowledged.draft, draft) }
      : { draft }
    const answer = await ports.preview({ session: ports.session, revision, content, pages, field })
    if (answer.ok) {
      // a key may have overtaken a look
      if (!acknowledged || acknowledged.revision < revision) acknowledged = { draft, revision }
      return answer
    }
    const isStale = acknowledged !== undefined && answer.error.code === 'stale_preview'
    acknowledged = undefined
    if (isStale) return undefined
    // a newer request took the host's time: this one is asked again
    if (answer.error.code === 'superseded') return undefined
    failedRevision = revision
    return answer
  }

  const paintNext = (answer: Answer<Preview>) => {
    if (answer.ok) {
      nextPaint = answer.value
      void paint()
    } else ports.fail(answer.error.message)
  }

  /** What was written, until the host holds it. */
  const sendChanges = async () => {
    if (isSending) return
    isSending = true
    while (
      !isStopped &&
      latest &&
      failedRevision !== latest.revision &&
      acknowledged?.revision !== latest.revision
    ) {
      needsFieldPage = false
      const answer = await request(ports.inView())
      if (answer && !isStopped) paintNext(answer)
    }
    isSending = false
    void requestMissingPages()
  }

  /** Pages that the screen lacks of what the host holds. */
  const pagesToRequest = (revision: number): PageSpan | null => {
    if (failedRevision === revision) return null
    if (needsFieldPage) return ports.inView()
    return isPainting || nextPaint ? null : ports.missingPages(revision)
  }

  /** Pages of what the host holds: those that came into view, then those for readers. */
  const requestMissingPages = async () => {
    if (isRequesting) return
    isRequesting = true
    while (!isStopped && !isSending && latest) {
      const { revision } = latest
      const pages = pagesToRequest(revision)
      const reader = pages ? undefined : readers[0]
      if (!pages && !reader) break
      needsFieldPage = false
      const answer = await request(pages ?? reader?.pages ?? ports.inView())
      if (isStopped) break
      if (!answer) {
        if (!acknowledged) void sendChanges()
        continue
      }
      if (reader) {
        readers.shift()
        reader.answer(answer.ok ? answer.value : undefined)
      } else if (revision === latest.revision) paintNext(answer)
    }
    isRequesting = false
  }

  return {
    show(draft, field) {
      if (latest?.draft !== draft) latest = { draft, revision: (latest?.revision ?? 0) + 1, field }
      else if (latest.field !== field) {
        latest.field = field
        needsFieldPage = field !== null && !ports.hasField(field)
      }
      void sendChanges()
    },
    requestPages: () => void requestMissingPages(),
    read: pages =>
      new Promise(answer => {
        if (isStopped) return answer(undefined)
        readers.push({ pages, answer })
        void requestMissingPages()
      }),
    stop() {
      isStopped = true
      for (const { answer } of readers.splice(0)) answer(undefined)
    },
  }
}
