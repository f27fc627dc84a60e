import type { DesktopApi, Preview } from '#contract/desktop-api.ts'
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
 * Keystroke to page. One request and one painting at a time, always of the newest draft: there is no delay to wait
 * out, steady typing shows every page that can be made in time, and the old page stays until the next is painted.
 * The host gets the whole draft once and then what changed since the one it acknowledged.
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
  let isAsking = false
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
    void run()
  }

  const request = async (pages: PageSpan) => {
    if (!wanted) return undefined
    const { draft, revision, field } = wanted
    isSought = false
    const content = held ? { base: held.revision, change: changeBetween(held.draft, draft) } : { draft }
    const answer = await ports.preview({ session: ports.session, revision, content, pages, field })
    if (answer.ok) {
      held = { draft, revision }
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

  /** What the screen needs most: the newest draft, then pages that came into view. */
  const due = (): PageSpan | null => {
    if (!wanted || given === wanted.revision) return null
    if (held?.revision !== wanted.revision || isSought) return ports.inView()
    return isPainting || ready ? null : ports.missing(wanted.revision)
  }

  const run = async () => {
    if (isAsking) return
    isAsking = true
    while (!isStopped) {
      const pages = due()
      const reader = pages || !wanted ? undefined : readers[0]
      if (!pages && !reader) break
      const answer = await request(pages ?? reader?.pages ?? ports.inView())
      if (isStopped) break
      if (!answer) continue
      if (reader) {
        readers.shift()
        reader.answer(answer.ok ? answer.value : undefined)
      } else if (answer.ok) {
        ready = answer.value
        void paint()
      } else ports.fail(answer.error.message)
    }
    isAsking = false
  }

  return {
    show(draft, field) {
      if (wanted?.draft !== draft) wanted = { draft, revision: (wanted?.revision ?? 0) + 1, field }
      else if (wanted.field !== field) {
        wanted.field = field
        isSought = field !== null && !ports.knows(field)
      }
      void run()
    },
    look: () => void run(),
    read: pages =>
      new Promise(answer => {
        if (isStopped) return answer(undefined)
        readers.push({ pages, answer })
        void run()
      }),
    stop() {
      isStopped = true
      for (const { answer } of readers.splice(0)) answer(undefined)
    },
  }
}
