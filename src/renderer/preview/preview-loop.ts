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
  look(): void
  /** pages of the newest draft for something else than the screen, as soon as nothing on it waits; `undefined`: stopped */
  read(pages: PageSpan): Promise<Preview | undefined>
  stop(): void
}

interface PreviewPorts {
  /** names this document to the host; another one for each loop */
  session: string
  preview: DesktopApi['preview']
  /** the pages in view that do not show this revision yet */
  missing(revision: number): PageSpan | null
  /** the pages in view */
  inView(): PageSpan
  /** whether a page that was drawn shows this field */
  knows(field: string): boolean
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
  let wanted: { draft: Draft; revision: number; field: string | null } | undefined
  /** what the host holds; `undefined`: nothing that can be relied on */
  let held: { draft: Draft; revision: number } | undefined
  /** failed with these words, so nothing is asked again before something changes */
  let given: number | undefined
  /** a field got the focus that stands on no page seen so far: where it is has to be asked */
  let isSought = false
  const readers: Reader[] = []
  let isTelling = false
  let isLooking = false
  let ready: Preview | undefined
  let isPainting = false
  let isStopped = false

  const paint = async () => {
    if (isPainting) return
    isPainting = true
    while (ready && !isStopped) {
      const next = ready
      ready = undefined
      await ports.paint(next).catch((cause: unknown) => {
        if (!isStopped) ports.fail(cause instanceof Error ? cause.message : String(cause))
      })
    }
    isPainting = false
    // what came into view meanwhile
    void lookFurther()
  }

  const request = async (pages: PageSpan) => {
    if (!wanted) return undefined
    const { draft, revision, field } = wanted
    const content = held ? { base: held.revision, change: changeBetween(held.draft, draft) } : { draft }
    const answer = await ports.preview({ session: ports.session, revision, content, pages, field })
    if (answer.ok) {
      // a key may have overtaken a look
      if (!held || held.revision < revision) held = { draft, revision }
      return answer
    }
    const isAgain = held !== undefined && answer.error.code === 'stale_preview'
    held = undefined
    if (isAgain) return undefined
    // a newer request took the host's time: this one is asked again
    if (answer.error.code === 'superseded') return undefined
    given = revision
    return answer
  }

  const paintNext = (answer: Answer<Preview>) => {
    if (answer.ok) {
      ready = answer.value
      void paint()
    } else ports.fail(answer.error.message)
  }

  /** What was written, until the host holds it. */
  const tell = async () => {
    if (isTelling) return
    isTelling = true
    while (!isStopped && wanted && given !== wanted.revision && held?.revision !== wanted.revision) {
      isSought = false
      const answer = await request(ports.inView())
      if (answer && !isStopped) paintNext(answer)
    }
    isTelling = false
    void lookFurther()
  }

  /** Pages that the screen lacks of what the host holds. */
  const due = (revision: number): PageSpan | null => {
    if (given === revision) return null
    if (isSought) return ports.inView()
    return isPainting || ready ? null : ports.missing(revision)
  }

  /** Pages of what the host holds: those that came into view, then those for readers. */
  const lookFurther = async () => {
    if (isLooking) return
    isLooking = true
    while (!isStopped && !isTelling && wanted) {
      const { revision } = wanted
      const pages = due(revision)
      const reader = pages ? undefined : readers[0]
      if (!pages && !reader) break
      isSought = false
      const answer = await request(pages ?? reader?.pages ?? ports.inView())
      if (isStopped) break
      if (!answer) {
        if (!held) void tell()
        continue
      }
      if (reader) {
        readers.shift()
        reader.answer(answer.ok ? answer.value : undefined)
      } else if (revision === wanted.revision) paintNext(answer)
    }
    isLooking = false
  }

  return {
    show(draft, field) {
      if (wanted?.draft !== draft) wanted = { draft, revision: (wanted?.revision ?? 0) + 1, field }
      else if (wanted.field !== field) {
        wanted.field = field
        isSought = field !== null && !ports.knows(field)
      }
      void tell()
    },
    look: () => void lookFurther(),
    read: pages =>
      new Promise(answer => {
        if (isStopped) return answer(undefined)
        readers.push({ pages, answer })
        void lookFurther()
      }),
    stop() {
      isStopped = true
      for (const { answer } of readers.splice(0)) answer(undefined)
    },
  }
}
