import { expect, test } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { emptyDraft } from '#core/draft.ts'
import type { Rendered, Renderer } from './ports.ts'
import { practiceConnection } from './practice.ts'
import { createPreview } from './preview.ts'

/** A renderer that ends a render when the test says so. */
function slowRenderer() {
  const running: { notes: string | undefined; end(): void }[] = []
  const rendered: Rendered = { bytes: new Uint8Array(), pageCount: 1, regions: [], warnings: [] }
  const renderer: Renderer = {
    render: (invoice, template) =>
      template === 'baroque'
        ? Promise.reject(new AppError('unknown_template'))
        : new Promise(resolve => running.push({ notes: invoice.notes, end: () => resolve(rendered) })),
    templates: () => [],
    close: async () => undefined,
  }
  return { renderer, running }
}

const full = { active: () => practiceConnection }
const typed = (notes: string) => ({ draft: emptyDraft({ notes }) })
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'shown',
    (error: AppError) => error.code,
  )
const settled = () => new Promise(resolve => setImmediate(resolve))

test('of drafts that come faster than they can be rendered, the first and the newest are shown', async () => {
  const { renderer, running } = slowRenderer()
  const { preview } = createPreview(renderer, full)
  const calls = ['a', 'ab', 'abc', 'abcd'].map(notes => outcome(preview(typed(notes))))
  await settled()
  expect(running.map(render => render.notes)).toEqual(['a'])
  running[0]?.end()
  await settled()
  expect(running.map(render => render.notes)).toEqual(['a', 'abcd'])
  running[1]?.end()
  expect(await Promise.all(calls)).toEqual(['shown', 'superseded', 'superseded', 'shown'])
})

test('a template that does not exist is said, and the next preview works', async () => {
  const { renderer, running } = slowRenderer()
  const { preview } = createPreview(renderer, full)
  expect(await outcome(preview({ draft: emptyDraft({ template: 'baroque' }) }))).toBe('unknown_template')
  const next = outcome(preview(typed('a')))
  await settled()
  running[0]?.end()
  expect(await next).toBe('shown')
})
