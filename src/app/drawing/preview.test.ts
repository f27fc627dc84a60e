import { expect, test } from 'vitest'
import type { Preview } from '#contract/desktop-api.ts'
import { emptyDraft } from '#core/draft/draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { firstRequest } from '#core/testing/preview-request.ts'
import { practiceConnection } from '../connections/practice.ts'
import type { Renderer } from '../ports.ts'
import { createPreview } from './preview.ts'

/** A renderer that ends a render when the test says so. */
function slowRenderer() {
  const running: { notes: string | undefined; end(): void }[] = []
  const pages: Preview = {
    revision: 1,
    bytes: new Uint8Array(),
    first: 0,
    last: 0,
    pageCount: 1,
    size: { width: 595, height: 842 },
    regions: [],
    warnings: [],
    fieldPage: null,
  }
  const renderer: Renderer = {
    render: () => Promise.reject(new AppError('internal')),
    digest: () => Promise.reject(new AppError('internal')),
    read: async () => 'damaged',
    async preview({ content }) {
      if (!('draft' in content)) throw new AppError('stale_preview')
      const { template, notes } = content.draft
      if (template === 'baroque') throw new AppError('unknown_template')
      return new Promise(resolve => running.push({ notes, end: () => resolve(pages) }))
    },
    templates: () => [],
    close: async () => undefined,
  }
  return { renderer, running }
}

const full = { active: () => practiceConnection }
const typed = (notes: string) => firstRequest(emptyDraft({ notes }))
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
  expect(await outcome(preview(firstRequest(emptyDraft({ template: 'baroque' }))))).toBe('unknown_template')
  const next = outcome(preview(typed('a')))
  await settled()
  running[0]?.end()
  expect(await next).toBe('shown')
})
