import type { Answer } from '#contract/operation.ts'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import type { Draft } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import type { Preview } from '#core/draft/preview.ts'
import type { Message } from '#core/messages/message.ts'
import type { PageSpan } from './viewer/page-layout.ts'

export interface PreviewLoop {
  /** @param field JSON path of the focused field */
  show(draft: Draft, field: string | null): void
  /** requests pages after the visible ones changed */
  requestPages(): void
  /**
   * pages of the newest draft for other purposes than the screen, once nothing visible is pending;
   * `undefined` if stopped
   */
  read(pages: PageSpan): Promise<Preview | undefined>
  stop(): void
}

interface PreviewPorts {
  /** identifies the document to the host; one per loop */
  session: string
  preview: DesktopApi['preview']
  /** visible pages that do not show this revision yet */
  missingPages(revision: number): PageSpan | null
  /** visible pages */
  visiblePages(): PageSpan
  /** whether a rendered page shows this field */
  hasField(field: string): boolean
  paint(preview: Preview): Promise<void>
  /** a string is the text of an unexpected error */
  fail(reason: Message | string): void
}

interface Reader {
  pages: PageSpan
  answer(preview: Preview | undefined): void
}

/** Without attachments, which take megabytes and are not part of a preview. */
const printedPart = ({ attachments: _, ...draft }: Draft): Draft => draft

/**
 * Sends one change and paints one result at a time, always of the newest draft. There is no debounce: steady typing
 * shows every page that can be rendered in time, and the old page stays until the next is painted. The host receives
 * the whole draft once, then changes since the revision it acknowledged. Requests for further pages change nothing, so
 * a keystroke does not wait for them.
 */
export function createPreviewLoop(ports: PreviewPorts): PreviewLoop {
  let latest: { draft: Draft; revision: number; field: string | null } | undefined
  /** draft and revision known to the host; `undefined` if unknown */
  let acknowledged: { draft: Draft; revision: number } | undefined
  /** revision that failed; not requested again until the draft changes */
  let failedRevision: number | undefined
  /** no rendered page contains the focused field, so the host is asked for its page */
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
    try {
      while (nextPaint && !isStopped) {
        const next = nextPaint
        nextPaint = undefined
        await ports.paint(next).catch((cause: unknown) => {
          if (!isStopped) ports.fail(cause instanceof Error ? cause.message : String(cause))
        })
      }
    } finally {
      isPainting = false
    }
    // pages that became visible meanwhile
    void requestMissingPages()
  }

  const request = async (pages: PageSpan) => {
    if (!latest) return undefined
    const { draft, revision, field } = latest
    const content = acknowledged
      ? {
          base: acknowledged.revision,
          change: diffDrafts(printedPart(acknowledged.draft), printedPart(draft)),
        }
      : { draft: printedPart(draft) }
    const answer = await ports.preview({ session: ports.session, revision, content, pages, field })
    if (answer.ok) {
      // a newer change may have been acknowledged meanwhile
      if (!acknowledged || acknowledged.revision < revision) acknowledged = { draft, revision }
      return answer
    }
    const isStale = acknowledged !== undefined && answer.error.code === 'stale_preview'
    acknowledged = undefined
    if (isStale) return undefined
    // superseded by a newer request, so it is requested again
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

  /** Sends the newest draft until the host acknowledges it. */
  const sendChanges = async () => {
    if (isSending) return
    isSending = true
    try {
      while (
        !isStopped &&
        latest &&
        failedRevision !== latest.revision &&
        acknowledged?.revision !== latest.revision
      ) {
        needsFieldPage = false
        const answer = await request(ports.visiblePages())
        if (answer && !isStopped) paintNext(answer)
      }
    } finally {
      isSending = false
    }
    void requestMissingPages()
  }

  /** Pages to request for the acknowledged revision. */
  const pagesToRequest = (revision: number): PageSpan | null => {
    if (failedRevision === revision) return null
    if (needsFieldPage) return ports.visiblePages()
    return isPainting || nextPaint ? null : ports.missingPages(revision)
  }

  /** Requests visible pages of the acknowledged revision, then pages for readers. */
  const requestMissingPages = async () => {
    if (isRequesting) return
    isRequesting = true
    try {
      while (!isStopped && !isSending && latest) {
        const { revision } = latest
        const pages = pagesToRequest(revision)
        const reader = pages ? undefined : readers[0]
        if (!pages && !reader) break
        needsFieldPage = false
        const answer = await request(pages ?? reader?.pages ?? ports.visiblePages())
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
    } finally {
      isRequesting = false
    }
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
