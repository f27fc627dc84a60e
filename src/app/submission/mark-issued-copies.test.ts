/** @module-tag extended */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { exportStore, importExport } from '#platform/testing/damaged-store.ts'
import {
  changeComputer,
  folder,
  host,
  idsOf,
  mark,
  markOf,
  pass,
  reopen,
  restart,
  stateOf,
  time,
  withMarkingHost,
  writeOne,
} from '../testing/marking-host.ts'

withMarkingHost()

describe('copies of the data', () => {
  const importBefore = async (copy: Buffer) => {
    await importExport(host.ports.store, copy)
    await restart()
  }

  test('that were made before a mark do not take it back', async () => {
    const document = await writeOne({ invoice_number: 'INV-1' })
    const copy = await exportStore(host.ports.store, folder.path)
    await mark(document, { reason: 'Portal' })
    await importBefore(copy)
    const opened = await host.call('openInvoice', { id: document.id })
    expect(opened).toMatchObject({ state: 'done', submission: { issuedBy: { reason: 'Portal' } } })
    expect((await host.refusal('markIssued', markOf([document]))).code).toBe('not_editable')
  })

  test('that were made between a mark and its undo do not mark it again', async () => {
    const document = await writeOne({ invoice_number: 'INV-1' })
    await mark(document)
    const copy = await exportStore(host.ports.store, folder.path)
    await host.call('undoMarkIssued', idsOf(document))
    await importBefore(copy)
    expect(await stateOf(document)).toBe('draft')
    await mark(await writeOne({ invoice_number: 'INV-1' }))
  })

  test('bring a mark to another computer, and an undone one as a draft', async () => {
    const [document, undone] = [await writeOne({ invoice_number: 'INV-1' }), await writeOne()]
    await mark(document, { reason: 'Portal' })
    await mark(undone)
    await host.call('undoMarkIssued', idsOf(undone))
    const copy = await exportStore(host.ports.store, folder.path)
    await changeComputer()
    await importBefore(copy)
    const opened = await host.call('openInvoice', { id: document.id })
    expect(opened).toMatchObject({ state: 'done', submission: { issuedBy: { reason: 'Portal' } } })
    expect(await stateOf(undone)).toBe('draft')
    expect((await host.refusal('undoMarkIssued', idsOf(document))).code).toBe('mark_final')
  })

  test('a damaged data file without a backup gets it back from the journal', async () => {
    const document = await writeOne({ invoice_number: 'INV-1' })
    await mark(document, { reason: 'Portal' })
    await host.close()
    for (const suffix of ['', '-wal', '-shm'])
      rmSync(join(folder.path, `billwright.sqlite${suffix}`), { force: true })
    writeFileSync(join(folder.path, 'billwright.sqlite'), Buffer.alloc(8192, 0xa5))
    await reopen()
    await host.call('recoverStore', { from: 'nothing' })
    const opened = await host.call('openInvoice', { id: document.id })
    expect(opened).toMatchObject({
      state: 'done',
      draft: { invoice_number: 'INV-1' },
      submission: { issuedBy: { means: 'portal', reason: 'Portal' } },
    })
  })
})

/** Random steps on three documents that share two numbers. */
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('mark', 'undo', 'rename', 'copy', 'import'), at: fc.nat(2) }),
  fc.record({ kind: fc.constant('wait'), at: fc.constantFrom(1, 6000, 11_000) }),
  fc.record({ kind: fc.constant('restart'), at: fc.constant(0) }),
)

test('in any order of steps no number is issued twice, and what is final stays issued', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      const documents = [
        await writeOne({ invoice_number: 'P-1' }),
        await writeOne({ invoice_number: 'p-1' }),
        await writeOne({ invoice_number: 'P-2' }),
      ]
      const markedAt = new Map<string, number>()
      const final = new Set<string>()
      let copy: Buffer | undefined
      const settle = (all: boolean) => {
        for (const [id, at] of markedAt) if (all || time() - at > 10_000) final.add(id)
      }
      for (const { kind, at } of steps) {
        const known = documents[at]
        const document = known && (await host.call('openInvoice', { id: known.id }))
        if (kind === 'wait') pass(at)
        else if (kind === 'restart') await restart()
        else if (kind === 'copy') copy = await exportStore(host.ports.store, folder.path)
        else if (kind === 'import' && copy) {
          await importExport(host.ports.store, copy)
          await restart()
        } else if (kind === 'mark' && document) {
          await host.call('markIssued', markOf([document])).then(
            () => markedAt.set(document.id, time()),
            () => undefined,
          )
        } else if (kind === 'undo' && document) {
          await host.call('undoMarkIssued', idsOf(document)).then(
            () => {
              expect(final.has(document.id)).toBe(false)
              markedAt.delete(document.id)
            },
            () => undefined,
          )
        } else if (kind === 'rename' && document?.state === 'draft') {
          const { id, revision, draft } = document
          const invoice_number = draft.invoice_number === 'P-2' ? 'P-1' : 'P-2'
          await host.call('saveInvoice', { id, revision, draft: { ...draft, invoice_number } })
        }
        settle(kind === 'restart' || (kind === 'import' && copy !== undefined))
      }
      const found = await Promise.all(documents.map(({ id }) => host.call('openInvoice', { id })))
      for (const { id, state } of found) if (final.has(id)) expect(state).toBe('done')
      for (const { id, state } of found) expect(state === 'done').toBe(markedAt.has(id))
      const issued = found.filter(({ state }) => state === 'done')
      const numbers = issued.map(({ draft }) => draft.invoice_number.toLowerCase())
      expect(new Set(numbers).size).toBe(numbers.length)
      await changeComputer()
    }),
    { numRuns: runs(60, 6), endOnFailure: true },
  )
})
