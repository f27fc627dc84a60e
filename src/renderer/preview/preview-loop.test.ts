import { describe, expect, test } from 'vitest'
import type { Answer } from '#contract/operation.ts'
import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import { type Draft, emptyDraft } from '#core/draft/draft.ts'
import { applyChange } from '#core/draft/draft-change.ts'
import type { Preview } from '#core/draft/preview.ts'
import { textOf } from '../i18n/translate.ts'
import { createPreviewLoop } from './preview-loop.ts'
import type { PageSpan } from './viewer/page-layout.ts'

type Request = ArgumentOf<'preview'>

const empty = emptyDraft()
const draft = (notes: string): Draft => ({ ...empty, notes })
const nextTask = () => new Promise(resolve => setTimeout(resolve))
const firstPage: PageSpan = { first: 0, last: 0 }

/** A host whose renders finish on demand; like the real one it keeps the acknowledged draft. */
function createLoop() {
  const requests: { request: Request; notes: string | undefined; answer(answer: Answer<Preview>): void }[] =
    []
  const painted: number[] = []
  const failures: string[] = []
  let acknowledged: { draft: Draft; revision: number } | undefined
  const screen = { inView: firstPage, missing: null as PageSpan | null, known: ['notes'] }
  const loop = createPreviewLoop({
    session: '00000000-0000-4000-8000-000000000001',
    preview: request =>
      new Promise(answer => {
        const { content, revision } = request
        const isAcknowledged = 'base' in content && content.base === acknowledged?.revision
        const now =
          'draft' in content
            ? content.draft
            : isAcknowledged && acknowledged && applyChange(acknowledged.draft, content.change)
        acknowledged = now ? { draft: now, revision } : undefined
        requests.push({ request, notes: acknowledged?.draft.notes, answer })
      }),
    missingPages: () => screen.missing,
    visiblePages: () => screen.inView,
    hasField: field => screen.known.includes(field),
    async paint({ pageCount }) {
      painted.push(pageCount)
    },
    fail: reason => failures.push(typeof reason === 'string' ? reason : textOf(reason)),
  })
  const answer = async (pageCount: number) => {
    const latest = requests.at(-1)
    latest?.answer({
      ok: true,
      value: {
        revision: latest.request.revision,
        bytes: new Uint8Array(),
        ...latest.request.pages,
        pageCount,
        size: { width: 595, height: 842 },
        regions: [],
        warnings: [],
        fieldPage: null,
      },
    })
    await nextTask()
  }
  const refuse = async (code: string, text = code) => {
    const message = { code: 'foreign_text', params: { text } } as const
    requests.at(-1)?.answer({ ok: false, error: { code, message } })
    await nextTask()
  }
  return {
    loop,
    requests,
    painted,
    failures,
    screen,
    answer,
    refuse,
    forget: () => (acknowledged = undefined),
  }
}

describe('the preview', () => {
  test('renders the newest draft next and skips intermediate ones', async () => {
    const { loop, requests, painted, answer } = createLoop()
    for (const notes of ['a', 'ab', 'abc']) loop.show(draft(notes), null)
    expect(requests.map(({ notes }) => notes)).toEqual(['a'])
    await answer(1)
    expect(requests.map(({ notes }) => notes)).toEqual(['a', 'abc'])
    await answer(2)
    expect(painted).toEqual([1, 2])
  })

  test('sends the whole draft once, then changes since the acknowledged one', async () => {
    const { loop, requests, answer } = createLoop()
    loop.show(draft('a'), null)
    await answer(1)
    loop.show(draft('ab'), null)
    loop.show(draft('abc'), null)
    await answer(1)
    await answer(1)
    expect(requests.map(({ request }) => 'draft' in request.content)).toEqual([true, false, false])
    expect(requests.map(({ notes }) => notes)).toEqual(['a', 'ab', 'abc'])
  })

  test('restarts if the host holds a different base', async () => {
    const { loop, requests, painted, answer, refuse } = createLoop()
    loop.show(draft('a'), null)
    await answer(1)
    loop.show(draft('ab'), null)
    await refuse('stale_preview')
    expect(requests.at(-1)?.request.content).toEqual({ draft: draft('ab') })
    await answer(2)
    expect(painted).toEqual([1, 2])
  })

  test('sends the whole draft again if the newest request was superseded', async () => {
    const { loop, requests, failures, painted, answer, refuse } = createLoop()
    loop.show(draft('a'), null)
    await refuse('superseded')
    expect(failures).toEqual([])
    expect(requests.at(-1)?.request.content).toEqual({ draft: draft('a') })
    await answer(3)
    expect(painted).toEqual([3])
  })

  test('requests newly visible pages without resending the draft', async () => {
    const { loop, requests, screen, answer } = createLoop()
    loop.show(draft('a'), null)
    await answer(9)
    screen.missing = { first: 4, last: 5 }
    loop.requestPages()
    await nextTask()
    expect(requests.at(-1)?.request).toMatchObject({
      revision: 1,
      pages: { first: 4, last: 5 },
      content: { base: 1, change: { fields: {}, gone: [] } },
    })
  })

  test('requests the page of a field unless a rendered page shows it', async () => {
    const { loop, requests, answer } = createLoop()
    const only = draft('a')
    loop.show(only, null)
    await answer(9)
    loop.show(only, 'notes')
    expect(requests).toHaveLength(1)
    loop.show(only, 'items[700].quantity')
    expect(requests.at(-1)?.request).toMatchObject({ field: 'items[700].quantity' })
  })

  test('serves readers only when no visible page is pending', async () => {
    const { loop, requests, painted, answer } = createLoop()
    loop.show(draft('a'), null)
    const read = loop.read({ first: 0, last: 19 })
    loop.show(draft('ab'), null)
    await answer(1)
    expect(requests.at(-1)).toMatchObject({ notes: 'ab', request: { pages: firstPage } })
    await answer(2)
    expect(requests.at(-1)).toMatchObject({ notes: 'ab', request: { pages: { first: 0, last: 19 } } })
    await answer(30)
    expect(await read).toMatchObject({ pageCount: 30 })
    expect(painted).toEqual([1, 2])
  })

  test('does not delay a keystroke for visible pages, and discards late ones', async () => {
    const { loop, requests, painted, screen, answer } = createLoop()
    loop.show(draft('a'), null)
    await answer(1)
    screen.missing = { first: 1, last: 1 }
    loop.requestPages()
    await nextTask()
    const late = requests.at(-1)
    screen.missing = null
    loop.show(draft('ab'), null)
    expect(requests.at(-1)).toMatchObject({ notes: 'ab', request: { revision: 2, content: { base: 1 } } })
    await answer(2)
    if (late) requests.push(late)
    await answer(99)
    expect(painted).toEqual([1, 2])
    loop.show(draft('abc'), null)
    expect(requests.at(-1)?.request).toMatchObject({ revision: 3, content: { base: 2 } })
  })

  test('reports a failed render and continues with the next draft', async () => {
    const { loop, requests, painted, failures, answer, refuse } = createLoop()
    loop.show(draft('a'), null)
    await refuse('unknown_template', 'No such template.')
    expect(failures).toEqual(['No such template.'])
    expect(requests).toHaveLength(1)
    loop.show(draft('b'), null)
    await answer(1)
    expect(painted).toEqual([1])
  })

  test('paints nothing after stop', async () => {
    const { loop, painted, answer } = createLoop()
    loop.show(draft('a'), null)
    const read = loop.read(firstPage)
    loop.stop()
    await answer(1)
    expect(painted).toEqual([])
    expect(await read).toBeUndefined()
  })
})
