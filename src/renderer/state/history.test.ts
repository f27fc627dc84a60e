import fc from 'fast-check'
import { applyPatches, type Draft as ImmerDraft, produceWithPatches } from 'immer'
import { describe, expect, it } from 'vitest'
import { closeBurst, emptyHistory, type History, record, redo, undo } from './history.ts'

interface Text {
  fields: Record<string, string>
}
interface Session {
  text: Text
  history: History
}

const begin = (): Session => ({ text: { fields: { name: '', notes: '' } }, history: emptyHistory })

function type(
  session: Session,
  field: string,
  value: string,
  at: number,
  burst: string | null = field,
): Session {
  const [text, redoPatches, undoPatches] = produceWithPatches(session.text, (draft: ImmerDraft<Text>) => {
    draft.fields[field] = value
  })
  const step = { label: 'edit.details' as const, burst, at, undo: undoPatches, redo: redoPatches }
  return { text, history: record(session.history, step) }
}

function back(session: Session): Session {
  const moved = undo(session.history)
  return moved ? { text: applyPatches(session.text, moved.step.undo), history: moved.history } : session
}

function forth(session: Session): Session {
  const moved = redo(session.history)
  return moved ? { text: applyPatches(session.text, moved.step.redo), history: moved.history } : session
}

describe('undo', () => {
  it('takes back a burst of typing in one step', () => {
    let session = begin()
    for (const [index, text] of ['I', 'In', 'Ink'].entries())
      session = type(session, 'name', text, index * 100)
    expect(session.history.past).toHaveLength(1)
    expect(back(session).text.fields).toEqual({ name: '', notes: '' })
    expect(forth(back(session)).text.fields.name).toBe('Ink')
  })

  it('begins another step after a pause of a second, in another field, and after the field was left', () => {
    const first = type(begin(), 'name', 'a', 0)
    expect(type(first, 'name', 'ab', 1000).history.past).toHaveLength(2)
    expect(type(first, 'notes', 'b', 10).history.past).toHaveLength(2)
    const left = { ...first, history: closeBurst(first.history) }
    expect(type(left, 'name', 'ab', 10).history.past).toHaveLength(2)
  })

  it('never joins commands', () => {
    const once = type(begin(), 'name', 'a', 0, null)
    expect(type(once, 'name', 'b', 1, null).history.past).toHaveLength(2)
  })

  it('forgets what was undone once something new is written', () => {
    const undone = back(type(begin(), 'name', 'a', 0))
    expect(undone.history.future).toHaveLength(1)
    expect(type(undone, 'notes', 'n', 5000).history.future).toHaveLength(0)
  })

  it('keeps a long burst small', () => {
    let session = type(begin(), 'name', 'x', 0)
    for (let at = 1; at < 200; at++) session = type(session, 'name', 'x'.repeat(at), at)
    expect(session.history.past[0]?.redo).toHaveLength(1)
    expect(session.history.past[0]?.undo).toHaveLength(1)
  })

  it('leads back to the beginning and forth to the end, whatever was done', () => {
    const action = fc.record({
      field: fc.constantFrom('name', 'notes'),
      value: fc.string(),
      wait: fc.integer({ min: 0, max: 2000 }),
      isCommand: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), actions => {
        let session = begin()
        let at = 0
        for (const { field, value, wait, isCommand } of actions) {
          at += wait
          session = type(session, field, value, at, isCommand ? null : field)
        }
        const end = session.text
        const steps = session.history.past.length
        for (let step = 0; step < steps; step++) session = back(session)
        expect(session.text).toEqual(begin().text)
        for (let step = 0; step < steps; step++) session = forth(session)
        expect(session.text).toEqual(end)
      }),
    )
  })
})
