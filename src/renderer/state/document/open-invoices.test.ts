import { describe, expect, test } from 'vitest'
import { createMemoryHost } from '../../testing/memory-host.ts'
import { fieldKeyOf, fillCells, insertRows, moveRows, removeRow, setItemText, setText } from './editor-doc.ts'
import { errorsOf, messageAt } from './field-messages.ts'
import { createOpenInvoices } from './open-invoices.ts'

async function openNew() {
  const host = createMemoryHost()
  const openInvoices = createOpenInvoices(host.api)
  const answer = await host.api.createInvoice({})
  if (!answer.ok) throw new Error('no invoice')
  openInvoices.adopt(answer.value)
  openInvoices.show(answer.value.id)
  const type = (field: 'notes' | 'invoice_number', value: string) =>
    openInvoices.edit({ label: 'details', coalesceKey: field, recipe: setText(field, value) })
  const current = () => {
    const invoice = openInvoices.current()
    if (!invoice) throw new Error('nothing open')
    return invoice
  }
  return { host, openInvoices, id: answer.value.id, type, current }
}

const item = (description: string) => ({ description, quantity: '1', unit_price: '10' })

describe('an open invoice', () => {
  test('is saved as the next revision', async () => {
    const { host, openInvoices, id, type } = await openNew()
    type('notes', 'Thank you')
    expect(await openInvoices.autosave.flush(id)).toBe(true)
    type('notes', 'Thank you!')
    expect(await openInvoices.autosave.flush(id)).toBe(true)
    expect(host.records.get(id)).toMatchObject({ revision: 3, draft: { notes: 'Thank you!' } })
  })

  test('sends the change only', async () => {
    const { host, openInvoices, id, type } = await openNew()
    openInvoices.edit({
      label: 'paste',
      coalesceKey: null,
      recipe: insertRows(0, [item('Oak'), item('Beech')]),
    })
    await openInvoices.autosave.flush(id)
    const { saveInvoice } = host.api
    const sent: unknown[] = []
    host.api.saveInvoice = save => {
      sent.push(save)
      return saveInvoice(save)
    }
    type('notes', 'Thank you')
    await openInvoices.autosave.flush(id)
    expect(sent).toMatchObject([{ id, revision: 2, change: { fields: { notes: 'Thank you' }, gone: [] } }])
    expect(JSON.stringify(sent)).not.toContain('Oak')
    expect(host.records.get(id)?.draft.items.map(line => line.description)).toContain('Beech')
  })

  test('sends the whole draft if the host holds a different base', async () => {
    const { host, openInvoices, id, type } = await openNew()
    const record = host.records.get(id)
    if (record) host.records.set(id, { ...record, draft: { ...record.draft, notes: 'from nowhere' } })
    type('invoice_number', 'INV-2026-0042')
    expect(await openInvoices.autosave.flush(id)).toBe(true)
    expect(host.records.get(id)?.draft).toEqual(openInvoices.find(id)?.doc.draft)
  })

  test('reports unreadable values on opening, but not missing ones', async () => {
    const { host, openInvoices } = await openNew()
    const answer = await host.api.createInvoice({})
    if (!answer.ok) throw new Error('no invoice')
    const items = [
      { ...item('Proof reading'), unit_price: 'abc' },
      { ...item('Poster'), quantity: '' },
    ]
    openInvoices.adopt({ ...answer.value, draft: { ...answer.value.draft, items } })
    const opened = openInvoices.find(answer.value.id)
    if (!opened) throw new Error('not open')
    const [broken, unfinished] = opened.doc.rowKeys
    expect(errorsOf(opened).map(({ field }) => field)).toEqual([`${broken}.unit_price`])
    expect(messageAt(opened, `${unfinished}.quantity`)).toBeUndefined()
  })

  test('loses nothing when another invoice is shown during a save', async () => {
    const { host, openInvoices, id, type } = await openNew()
    const other = await host.api.createInvoice({})
    if (!other.ok) throw new Error('no invoice')
    openInvoices.adopt(other.value)
    const release = host.blockSaves()
    type('notes', 'first')
    openInvoices.show(other.value.id)
    openInvoices.show(id)
    type('notes', 'second')
    release()
    await openInvoices.autosave.flushAll()
    expect(host.records.get(id)?.draft.notes).toBe('second')
  })

  test('keeps the text and the error message when saving fails', async () => {
    const { host, openInvoices, id, type, current } = await openNew()
    host.failSaves('disk is full.')
    type('notes', 'precious')
    expect(await openInvoices.autosave.flush(id)).toBe(false)
    expect(current().save).toEqual({ state: 'failed', message: 'disk is full.' })
    expect(current().doc.draft.notes).toBe('precious')
    host.failSaves(null)
    expect(await openInvoices.autosave.flush(id)).toBe(true)
    expect(host.records.get(id)?.draft.notes).toBe('precious')
  })

  test('saves over a revision of another window, which stays in the history', async () => {
    const { host, openInvoices, id, type } = await openNew()
    await host.api.saveInvoice({
      id,
      revision: 1,
      draft: { ...host.records.get(id)?.draft, notes: 'other' } as never,
    })
    type('notes', 'mine')
    expect(await openInvoices.autosave.flush(id)).toBe(true)
    expect(host.records.get(id)).toMatchObject({ revision: 3, draft: { notes: 'mine' } })
  })

  test('does not replace unsaved edits by a record of the host', async () => {
    const { host, openInvoices, id, type, current } = await openNew()
    const release = host.blockSaves()
    type('notes', 'unsaved')
    const record = host.records.get(id)
    if (record) openInvoices.adopt({ ...record, revision: 9, draft: { ...record.draft, notes: 'theirs' } })
    expect(current().doc.draft.notes).toBe('unsaved')
    release()
  })

  test('keeps newer edits when an older answer arrives late', async () => {
    const { host, openInvoices, id, type, current } = await openNew()
    const late = host.records.get(id)
    type('notes', 'newer')
    await openInvoices.autosave.flush(id)
    if (late) openInvoices.adopt(late)
    expect(current()).toMatchObject({ revision: 2, doc: { draft: { notes: 'newer' } } })
    type('invoice_number', 'INV-2026-0042')
    await openInvoices.autosave.flush(id)
    expect(host.records.get(id)?.draft).toMatchObject({ notes: 'newer', invoice_number: 'INV-2026-0042' })
  })

  test('does not become a draft again because of an answer from before the submission', async () => {
    const { host, openInvoices, id, type, current } = await openNew()
    const late = host.records.get(id)
    type('notes', 'newer')
    await openInvoices.autosave.flush(id)
    host.answerSubmission({ mode: 'live' })
    await host.api.submit({ id, revision: 2, connectionId: 'practice' })
    const done = host.records.get(id)
    if (done) openInvoices.adopt(done)
    if (late) openInvoices.adopt(late)
    expect(current().state).toBe('done')
    expect(type('notes', 'late')).toBe(false)
  })

  test('can be edited and undone after a test submission', async () => {
    const { host, openInvoices, id, type, current } = await openNew()
    type('notes', 'before')
    await openInvoices.autosave.flush(id)
    await host.api.submit({ id, revision: 2, connectionId: 'practice' })
    const record = host.records.get(id)
    if (record) openInvoices.adopt(record)
    expect(type('notes', 'after')).toBe(true)
    await openInvoices.autosave.flush(id)
    expect(host.records.get(id)?.draft.notes).toBe('after')
    expect(current()).toMatchObject({ state: 'done', submission: { revision: 2 }, revision: 3 })
    expect(openInvoices.undo()).toBeDefined()
  })

  test('cannot be edited after a live submission', async () => {
    const { host, openInvoices, id, type, current } = await openNew()
    host.answerSubmission({ mode: 'live' })
    await host.api.submit({ id, revision: 1, connectionId: 'practice' })
    const record = host.records.get(id)
    if (record) openInvoices.adopt(record)
    expect(type('notes', 'late')).toBe(false)
    expect(openInvoices.undo()).toBeUndefined()
    expect(current().state).toBe('done')
  })

  test('keeps its undo steps while others are shown, and evicts unedited ones', async () => {
    const { host, openInvoices, id, type, current } = await openNew()
    type('notes', 'mine')
    await openInvoices.autosave.flush(id)
    for (let count = 0; count < 100; count++) {
      const other = await host.api.createInvoice({})
      if (!other.ok) throw new Error('no invoice')
      openInvoices.adopt(other.value)
      openInvoices.show(other.value.id)
    }
    expect(Object.keys(openInvoices.store.getState().open).length).toBeLessThan(30)
    openInvoices.show(id)
    openInvoices.undo()
    expect(current().doc.draft.notes).toBeUndefined()
    openInvoices.redo()
    expect(current().doc.draft.notes).toBe('mine')
  })

  test('is not evicted while it has unsaved edits', async () => {
    const { host, openInvoices, id, type } = await openNew()
    host.failSaves('disk is full.')
    type('notes', 'precious')
    await openInvoices.autosave.flush(id)
    openInvoices.undo()
    for (let count = 0; count < 60; count++) {
      const other = await host.api.createInvoice({})
      if (!other.ok) throw new Error('no invoice')
      openInvoices.adopt(other.value)
      openInvoices.show(other.value.id)
    }
    expect(openInvoices.find(id)).toBeDefined()
  })

  test('undoes typing, rows and pastes as single steps and keeps row keys', async () => {
    const { openInvoices, current } = await openNew()
    const keysAtFirst = current().doc.rowKeys
    openInvoices.edit({
      label: 'add-line',
      coalesceKey: null,
      recipe: insertRows(1, [item('b'), item('c')]),
    })
    const keys = current().doc.rowKeys
    openInvoices.edit({ label: 'move-line', coalesceKey: null, recipe: moveRows(2, 1, 0) })
    expect(current().doc.rowKeys).toEqual([keys[2], keys[0], keys[1]])
    openInvoices.edit({ label: 'delete-line', coalesceKey: null, recipe: removeRow(1) })
    openInvoices.edit({
      label: 'paste',
      coalesceKey: null,
      recipe: fillCells(
        1,
        ['description', 'quantity'],
        [
          ['x', '1'],
          ['y', '2'],
          ['z', '3'],
        ],
      ),
    })
    expect(current().doc.draft.items.map(({ description }) => description)).toEqual(['c', 'x', 'y', 'z'])
    for (let step = 0; step < 4; step++) openInvoices.undo()
    expect(current().doc.rowKeys).toEqual(keysAtFirst)
    expect(openInvoices.redo()?.label).toBe('add-line')
    expect(current().doc.rowKeys).toEqual(keys)
  })

  test('clears the last row instead of removing it', async () => {
    const { openInvoices, current } = await openNew()
    const [rowKey = ''] = current().doc.rowKeys
    openInvoices.edit({
      label: 'cell',
      coalesceKey: null,
      recipe: setItemText(rowKey, 'description', 'x'),
    })
    openInvoices.edit({ label: 'delete-line', coalesceKey: null, recipe: removeRow(0) })
    expect(current().doc.draft.items).toEqual([{ description: '', quantity: '1', unit_price: '' }])
  })
})

describe('messages', () => {
  test('appear after blur and follow their row when it moves', async () => {
    const { openInvoices, current } = await openNew()
    const [first = ''] = current().doc.rowKeys
    openInvoices.edit({
      label: 'cell',
      coalesceKey: `${first}.quantity`,
      recipe: setItemText(first, 'quantity', 'abc'),
    })
    expect(messageAt(current(), `${first}.quantity`)).toBeUndefined()
    openInvoices.blurField(`${first}.quantity`)
    expect(messageAt(current(), `${first}.quantity`)?.severity).toBe('error')
    openInvoices.edit({ label: 'add-line', coalesceKey: null, recipe: insertRows(0, [item('above')]) })
    expect(messageAt(current(), `${first}.quantity`)?.path).toBe('items[1].quantity')
  })

  test('all appear after a submission attempt', async () => {
    const { openInvoices, id, type, current } = await openNew()
    type('invoice_number', '')
    expect(errorsOf(current())).toHaveLength(0)
    openInvoices.markSubmitAttempted(id)
    expect(errorsOf(current()).map(({ field }) => field)).toContain('invoice_number')
  })

  test('of the service disappear when their field changes', async () => {
    const { openInvoices, id, type, current } = await openNew()
    openInvoices.setServiceIssues(id, [
      { path: 'invoice_number', code: 'number_taken', severity: 'error', message: { code: 'number_taken' } },
    ])
    expect(messageAt(current(), 'invoice_number')?.code).toBe('number_taken')
    type('invoice_number', 'INV-2026-0099')
    expect(messageAt(current(), 'invoice_number')).toBeUndefined()
  })

  test('use editor keys', () => {
    expect(fieldKeyOf('items[1].quantity', ['row-1', 'row-2'])).toBe('row-2.quantity')
    expect(fieldKeyOf('seller.address[0]', [])).toBe('seller.address')
    expect(fieldKeyOf('items', [])).toBe('items')
  })
})
