import { describe, expect, it } from 'vitest'
import type { Answer, Preview } from '#contract/desktop-api.ts'
import { type Draft, emptyDraft } from '#core/draft.ts'
import { createPreviewLoop } from './preview-loop.ts'

const draft = (notes: string): Draft => ({ ...emptyDraft(), notes })
const settle = () => new Promise(resolve => setTimeout(resolve))

/** A host whose renders end when told to. */
function createLoop() {
  const rendering: { notes: string | undefined; answer: (answer: Answer<Preview>) => void }[] = []
  const painted: number[] = []
  const failures: string[] = []
  const loop = createPreviewLoop({
    preview: ({ draft }) => new Promise(answer => rendering.push({ notes: draft.notes, answer })),
    async paint({ pageCount }) {
      painted.push(pageCount)
    },
    fail: message => failures.push(message),
  })
  const answer = async (pageCount: number) => {
    rendering.at(-1)?.answer({
      ok: true,
      value: { bytes: new Uint8Array(), pageCount, regions: [], warnings: [] },
    })
    await settle()
  }
  return { loop, rendering, painted, failures, answer }
}

describe('the preview', () => {
  it('renders the newest draft next and skips those in between', async () => {
    const { loop, rendering, painted, answer } = createLoop()
    for (const notes of ['a', 'ab', 'abc']) loop.show(draft(notes))
    expect(rendering.map(({ notes }) => notes)).toEqual(['a'])
    await answer(1)
    expect(rendering.map(({ notes }) => notes)).toEqual(['a', 'abc'])
    await answer(2)
    expect(painted).toEqual([1, 2])
  })

  it('says nothing about a render that a newer one replaced', async () => {
    const { loop, rendering, failures } = createLoop()
    loop.show(draft('a'))
    rendering[0]?.answer({ ok: false, error: { code: 'superseded', message: 'replaced' } })
    await settle()
    expect(failures).toEqual([])
  })

  it('says why a page could not be made, and goes on with the next', async () => {
    const { loop, rendering, painted, failures, answer } = createLoop()
    loop.show(draft('a'))
    rendering[0]?.answer({ ok: false, error: { code: 'unknown_template', message: 'No such template.' } })
    await settle()
    expect(failures).toEqual(['No such template.'])
    loop.show(draft('b'))
    await answer(1)
    expect(painted).toEqual([1])
  })

  it('paints nothing after it was stopped', async () => {
    const { loop, painted, answer } = createLoop()
    loop.show(draft('a'))
    loop.stop()
    await answer(1)
    expect(painted).toEqual([])
  })
})
