import fc from 'fast-check'
import { produce } from 'immer'
import { describe, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { applyDiff, diffDocs } from './doc-diff.ts'
import {
  duplicateRow,
  type EditorDoc,
  fillCells,
  insertRows,
  moveRows,
  type Recipe,
  removeRow,
  replaceDraft,
  setBuyer,
  setItemText,
  setText,
  toEditorDoc,
} from './editor-doc.ts'
import { emptyHistory, endCoalescing, type History, recordEdit, redo, undo } from './undo-history.ts'

interface Session {
  doc: EditorDoc
  history: History
}

const begin = (): Session => ({ doc: toEditorDoc(emptyDraft({})), history: emptyHistory })

function change(
  session: Session,
  recipe: Recipe,
  at: number,
  coalesceKey: string | null,
  isAtomic = false,
): Session {
  const doc = produce(session.doc, draft => recipe(draft as EditorDoc))
  if (doc === session.doc) return session
  const edit = { label: 'details' as const, coalesceKey, isAtomic, at }
  return { doc, history: recordEdit(session.history, edit, session.doc, doc) }
}

const type = (
  session: Session,
  field: 'notes' | 'tax_note',
  value: string,
  at: number,
  coalesceKey: string | null = field,
) => change(session, setText(field, value), at, coalesceKey)

function undoOnce(session: Session): Session {
  const moved = undo(session.history)
  return moved
    ? { doc: applyDiff(session.doc, moved.step.diff, 'backward'), history: moved.history }
    : session
}

function redoOnce(session: Session): Session {
  const moved = redo(session.history)
  return moved ? { doc: applyDiff(session.doc, moved.step.diff, 'forward'), history: moved.history } : session
}

const item = (description: string) => ({ description, quantity: '1', unit_price: '10' })

describe('undo', () => {
  test('undoes coalesced typing in one step', () => {
    const start = begin()
    let session = start
    for (const [index, text] of ['I', 'In', 'Ink'].entries())
      session = type(session, 'notes', text, index * 100)
    expect(session.history.past).toHaveLength(1)
    expect(undoOnce(session).doc).toEqual(start.doc)
    expect(redoOnce(undoOnce(session)).doc.draft.notes).toBe('Ink')
  })

  test('starts a new step after a pause of a second, in another field, and after blur', () => {
    const first = type(begin(), 'notes', 'a', 0)
    expect(type(first, 'notes', 'ab', 1000).history.past).toHaveLength(2)
    expect(type(first, 'tax_note', 'b', 10).history.past).toHaveLength(2)
    const left = { ...first, history: endCoalescing(first.history) }
    expect(type(left, 'notes', 'ab', 10).history.past).toHaveLength(2)
  })

  test('keeps a paste separate from typing before and after it', () => {
    const typed = type(begin(), 'notes', 'a', 0)
    const pasted = change(typed, setText('notes', 'a pasted'), 10, 'notes', true)
    const after = type(pasted, 'notes', 'a pasted!', 20)
    expect(after.history.past).toHaveLength(3)
    expect(undoOnce(after).doc.draft.notes).toBe('a pasted')
    expect(undoOnce(undoOnce(after)).doc.draft.notes).toBe('a')
  })

  test('never coalesces commands', () => {
    const once = type(begin(), 'notes', 'a', 0, null)
    expect(type(once, 'notes', 'b', 1, null).history.past).toHaveLength(2)
  })

  test('adds no step for text typed and deleted again', () => {
    const written = type(begin(), 'notes', 'a', 0)
    const more = type(written, 'notes', 'ab', 5000)
    const less = type(more, 'notes', 'a', 5100)
    expect(more.history.past).toHaveLength(2)
    expect(less.history.past).toHaveLength(1)
    expect(undoOnce(less).doc.draft.notes).toBeUndefined()
  })

  test('clears the redo steps after a new edit', () => {
    const undone = undoOnce(type(begin(), 'notes', 'a', 0))
    expect(undone.history.future).toHaveLength(1)
    expect(type(undone, 'tax_note', 'n', 5000).history.future).toHaveLength(0)
  })

  test('keeps steps as small as their change in a long invoice', () => {
    const long = change(
      begin(),
      insertRows(
        0,
        Array.from({ length: 10_000 }, (_, row) => item(`${row}`)),
      ),
      0,
      null,
    )
    const inserted = change(long, insertRows(0, [item('first')]), 1, null)
    const typed = change(inserted, setItemText(inserted.doc.rowKeys[5000] ?? '', 'quantity', '2'), 2, 'q')
    for (const session of [inserted, typed])
      expect(JSON.stringify(session.history.past.at(-1)).length).toBeLessThan(500)
    expect(undoOnce(undoOnce(typed)).doc).toEqual(long.doc)
  })

  test('limits the history but always keeps the last step', () => {
    let session = begin()
    for (let at = 0; at < 600; at++) session = type(session, 'notes', `${at}`, at, null)
    expect(session.history.past).toHaveLength(500)
    const picture = (at: number) => `data:image/png;base64,${at}${'A'.repeat(1_300_000)}`
    for (let at = 0; at < 30; at++) session = change(session, setText('logo', picture(at)), at, null)
    expect(session.history.past.length).toBeLessThan(6)
    expect(undoOnce(session).doc.draft.logo).toBe(picture(28))
    const film = change(begin(), setText('notes', 'A'.repeat(9_000_000)), 0, null)
    expect(undoOnce(film).doc.draft.notes).toBeUndefined()
  })

  test('restores the same documents as a list of snapshots', () => {
    const row = fc.nat(12)
    const coalesceKey = fc.constantFrom('notes', 'tax_note')
    type Move =
      | { do: 'undo' | 'redo' | 'leave' }
      | { do: 'change'; recipe: Recipe; coalesceKey: string | null; isAtomic: boolean; wait: number }
    const at = (index: number, doc: EditorDoc) => index % doc.draft.items.length
    const command: fc.Arbitrary<Recipe> = fc.oneof(
      fc.tuple(row, fc.array(fc.string(), { minLength: 1, maxLength: 4 })).map(
        ([index, texts]): Recipe =>
          doc =>
            insertRows(at(index, doc), texts.map(item))(doc),
      ),
      row.map(
        (index): Recipe =>
          doc =>
            removeRow(at(index, doc))(doc),
      ),
      row.map(
        (index): Recipe =>
          doc =>
            duplicateRow(at(index, doc))(doc),
      ),
      fc.tuple(row, row).map(
        ([from, to]): Recipe =>
          doc =>
            moveRows(at(from, doc), 1, at(to, doc))(doc),
      ),
      fc.tuple(row, fc.array(fc.array(fc.string(), { maxLength: 2 }), { maxLength: 4 })).map(
        ([index, cells]): Recipe =>
          doc =>
            fillCells(at(index, doc), ['description', 'quantity'], cells)(doc),
      ),
      fc.string().map((name): Recipe => setBuyer({ name })),
      fc.constantFrom('minimal', 'bold').map((name): Recipe => setText('template', name)),
      fc
        .array(fc.string(), { maxLength: 3 })
        .map((texts): Recipe => replaceDraft(emptyDraft({ items: texts.map(item) }))),
      fc.constant<Recipe>(({ draft }) => {
        delete draft.notes
      }),
    )
    const wait = fc.constantFrom(10, 400, 1500)
    const typing = fc.oneof(
      fc
        .tuple(coalesceKey, fc.string())
        .map(([field, value]) => ({ coalesceKey: field, recipe: setText(field as 'notes', value) })),
      fc.tuple(row, fc.string()).map(([index, value]) => ({
        coalesceKey: `line ${index}`,
        recipe: ((doc: EditorDoc) =>
          setItemText(doc.rowKeys[at(index, doc)] ?? '', 'description', value)(doc)) as Recipe,
      })),
    )
    const move: fc.Arbitrary<Move> = fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(typing, wait, fc.boolean())
          .map(([typed, ms, isAtomic]): Move => ({ do: 'change', ...typed, wait: ms, isAtomic })),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(command, wait)
          .map(
            ([recipe, ms]): Move => ({ do: 'change', recipe, coalesceKey: null, wait: ms, isAtomic: false }),
          ),
      },
      { weight: 3, arbitrary: fc.constantFrom<Move>({ do: 'undo' }, { do: 'redo' }, { do: 'leave' }) },
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), moves => {
        let session = begin()
        // model: every document between two steps, and the current position
        let documents = [session.doc]
        let position = 0
        let last: { coalesceKey: string; at: number } | null = null
        let now = 0
        for (const each of moves) {
          if (each.do === 'leave') {
            session = { ...session, history: endCoalescing(session.history) }
            last = null
          } else if (each.do === 'change') {
            now += each.wait
            const before = session.doc
            session = change(session, each.recipe, now, each.coalesceKey, each.isAtomic)
            if (session.doc === before) continue
            const isJoined =
              last !== null && !each.isAtomic && each.coalesceKey === last.coalesceKey && now - last.at < 1000
            documents = [...documents.slice(0, isJoined ? position : position + 1), session.doc]
            // a change without effect adds no step
            if (same(documents.at(-1), documents.at(-2))) documents.pop()
            position = documents.length - 1
            const isOpen =
              each.coalesceKey !== null && !each.isAtomic && session.history.coalesceBase !== null
            last = isOpen && each.coalesceKey !== null ? { coalesceKey: each.coalesceKey, at: now } : null
          } else {
            session = each.do === 'undo' ? undoOnce(session) : redoOnce(session)
            const to = Math.max(0, Math.min(documents.length - 1, position + (each.do === 'undo' ? -1 : 1)))
            if (to !== position) last = null
            position = to
          }
          expect(session.doc).toEqual(documents[position])
          expect(session.history.past).toHaveLength(position)
          expect(session.history.future).toHaveLength(documents.length - 1 - position)
        }
      }),
      { numRuns: 400 },
    )
  })
})

const same = (one: EditorDoc | undefined, other: EditorDoc | undefined) =>
  one !== undefined && other !== undefined && differenceIsNothing(one, other)
const differenceIsNothing = (one: EditorDoc, other: EditorDoc) => {
  const { fields, items, rowKeys } = diffDocs(one, other)
  return fields.length === 0 && items === null && rowKeys === null
}
