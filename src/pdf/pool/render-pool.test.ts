/** @module-tag extended */

import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { draftOfInvoice, emptyDraft } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import type { AppError } from '#core/errors/app-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { firstRequest } from '#core/testing/preview-request.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { loadTemplates } from '../templates.ts'
import { bareInvoice, manyItems, sampleInvoice, templateNamed } from '../testing/invoices.ts'
import { textOf } from '../testing/pdf-tools.ts'
import { createPreviewSession } from './preview-session.ts'
import { createRenderPool, type RenderPool, type RenderPoolOptions } from './render-pool.ts'

let pool: RenderPool | undefined
const open = (options?: RenderPoolOptions) => {
  pool = createRenderPool({ warmUp: false, ...options })
  return pool
}
afterEach(() => pool?.close())

test('a thread renders the same bytes as the program itself', async () => {
  const [theirs, ours] = await Promise.all([
    open().render(bareInvoice(), 'bold', { watermark: 'TEST' }),
    renderInvoice(bareInvoice(), templateNamed('bold'), { watermark: 'TEST' }),
  ])
  expect(Buffer.from(theirs.bytes).equals(ours.bytes)).toBe(true)
  expect(theirs.pageCount).toBe(1)
  expect(theirs.regions).toEqual(ours.regions)
})

test('a thread reports progress page by page, only if requested', async () => {
  const reported: { done: number; pageCount: number }[] = []
  const renders = open()
  await renders.render(bareInvoice(), 'minimal', { watermark: 'TEST' })
  const { pageCount } = await renders.render(manyItems(8000), 'minimal', {
    watermark: 'TEST',
    onPage: progress => reported.push(progress),
  })
  expect(reported.length).toBeGreaterThan(0)
  expect(reported.every(progress => progress.pageCount === pageCount && progress.done <= pageCount)).toBe(
    true,
  )
  const pages = reported.map(({ done }) => done)
  expect(pages).toEqual(pages.toSorted((a, b) => a - b))
})

test('a thread returns the digest of a file without the file', async () => {
  const { bytes } = await renderInvoice(bareInvoice(), templateNamed('bold'), { watermark: null })
  const digest = createHash('sha256').update(bytes).digest('hex')
  const renders = open()
  expect(await renders.digest(bareInvoice(), 'bold', { watermark: null })).toBe(digest)
  expect(await renders.digest(bareInvoice(), 'bold', { watermark: 'TEST' })).not.toBe(digest)
  await expect(renders.digest(bareInvoice(), 'nope', { watermark: null })).rejects.toMatchObject({
    code: 'unknown_template',
  })
})

test('a thread that gets ready for keystrokes takes real ones in between, of its own document', async () => {
  const renders = open({ hasPreview: true, warmUp: true })
  const draft = draftOfInvoice(sampleInvoice('full') as Invoice)
  const first = await renders.preview(firstRequest(draft), 'full')
  for (let revision = 2; revision < 12; revision += 1) {
    const next = { ...draft, notes: `Words ${revision}` }
    const content = { base: revision - 1, change: diffDrafts(draft, next) }
    const request = { ...firstRequest(draft), revision, content }
    const { bytes } = await renders.preview(request, 'full')
    const fresh = createPreviewSession(templateNamed).render(firstRequest(next), 'full')
    expect(textOf(bytes)).toEqual(textOf(fresh.bytes))
  }
  expect(first.revision).toBe(1)
})

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'shown',
    (error: AppError) => error.code,
  )
const typed = (notes: string, template = 'minimal') => firstRequest(emptyDraft({ template, notes }))

test('of drafts that come faster than they can be rendered, the first and the newest are shown', async () => {
  const renders = open()
  const calls = ['a', 'ab', 'abc', 'abcd'].map(notes => outcome(renders.preview(typed(notes), 'full')))
  expect(await Promise.all(calls)).toEqual(['shown', 'superseded', 'superseded', 'shown'])
})

test('only the newest draft waits behind a whole file, which is not superseded', async () => {
  const renders = open()
  const file = renders.render(manyItems(200), 'minimal', { watermark: 'TEST' })
  const calls = ['a', 'ab', 'abc'].map(notes => outcome(renders.preview(typed(notes), 'full')))
  const behind = renders.render(bareInvoice(), 'minimal', { watermark: 'TEST' })
  expect(await Promise.all(calls)).toEqual(['superseded', 'superseded', 'shown'])
  expect((await Promise.all([file, behind])).every(({ pageCount }) => pageCount > 0)).toBe(true)
})

test('a preview with an unknown template is refused, and the next one is rendered', async () => {
  const renders = open()
  expect(await outcome(renders.preview(typed('a', 'baroque'), 'full'))).toBe('unknown_template')
  expect(await outcome(renders.preview(typed('a'), 'full'))).toBe('shown')
})

test('every shipped template is known by its name, and another one is refused', async () => {
  const renders = open()
  for (const name of loadTemplates().keys()) await renders.render(bareInvoice(), name, { watermark: null })
  await expect(renders.render(bareInvoice(), 'nope', { watermark: null })).rejects.toMatchObject({
    code: 'unknown_template',
  })
})

test('many jobs at once come back each with its own invoice', async () => {
  const renders = open({ threads: 2 })
  const sizes = [1, 60, 2, 90, 3]
  const pages = await Promise.all(
    sizes.map(size => renders.render(manyItems(size), 'minimal', { watermark: null })),
  )
  expect(pages.map(({ pageCount }) => pageCount > 1)).toEqual([false, true, false, true, false])
})

test('a thread that runs out of memory fails its own job, and the next job is rendered', async () => {
  const renders = open({ megabytes: 64 })
  await expect(renders.render(manyItems(60_000), 'minimal', { watermark: null })).rejects.toMatchObject({
    code: 'internal',
  })
  await expect(renders.render(bareInvoice(), 'minimal', { watermark: null })).resolves.toMatchObject({
    pageCount: 1,
  })
})

test('a job that takes too long is given up', async () => {
  const renders = open({ seconds: 0.001 })
  await expect(renders.render(manyItems(500), 'minimal', { watermark: null })).rejects.toMatchObject({
    code: 'render_timeout',
  })
})

test('a job that is cancelled gives its thread to who waits for it', async () => {
  const renders = open()
  const unwanted = new AbortController()
  const { signal } = unwanted
  const huge = renders.render(manyItems(9000), 'minimal', { watermark: null, signal })
  const behind = renders.render(manyItems(9000), 'minimal', { watermark: null, signal })
  const refused = [huge, behind].map(each => expect(each).rejects.toMatchObject({ code: 'render_cancelled' }))
  const wanted = renders.render(bareInvoice(), 'minimal', { watermark: null })
  unwanted.abort()
  await Promise.all(refused)
  await expect(wanted).resolves.toMatchObject({ pageCount: 1 })
  await expect(renders.render(bareInvoice(), 'minimal', { watermark: null, signal })).rejects.toMatchObject({
    code: 'render_cancelled',
  })
})

test('what cannot be sent to a thread is refused and blocks nothing', async () => {
  const renders = open()
  const broken = { ...bareInvoice(), notes: (() => '') as unknown as string }
  await expect(renders.render(broken, 'minimal', { watermark: null })).rejects.toMatchObject({
    code: 'invalid_invoice',
  })
  await expect(renders.render(bareInvoice(), 'minimal', { watermark: null })).resolves.toMatchObject({
    pageCount: 1,
  })
})

test('closing rejects unfinished jobs', async () => {
  const renders = open()
  const unfinished = renders.render(manyItems(2000), 'minimal', { watermark: null })
  const refused = expect(unfinished).rejects.toMatchObject({ code: 'internal' })
  await renders.close()
  await refused
  await expect(renders.render(bareInvoice(), 'minimal', { watermark: null })).rejects.toThrow(
    'renderer.closed',
  )
})
