import { expect, test } from 'vitest'
import type { Answer } from '#contract/operation.ts'
import { createChangeHistory } from './change-history.ts'

type Undone = Answer<{ changeId: string }>
type Code = Extract<Undone, { ok: false }>['error']['code']

const failed = (code: Code): Undone => ({ ok: false, error: { code, message: { code } } as never })

/** A history of two changes, with the host's answers in order. */
function historyOf(...answers: (Undone | Error)[]) {
  const asked: string[] = []
  const history = createChangeHistory(async ({ changeId }) => {
    asked.push(changeId)
    const answer = answers.shift() ?? { ok: true, value: { changeId: `${changeId}-undone` } }
    if (answer instanceof Error) throw answer
    return answer
  })
  for (const changeId of ['first', 'second']) history.record({ changeId, title: changeId })
  return { history, asked }
}

test.each(['store_unavailable', 'internal', 'work_in_progress'] as Code[])(
  'a change whose undo failed with %s can be undone later',
  async code => {
    const { history, asked } = historyOf(failed(code))
    await expect(history.undo()).rejects.toThrow()
    expect(await history.undo()).toMatchObject({ changeId: 'second' })
    expect(asked).toEqual(['second', 'second'])
  },
)

test('a change whose undo was not answered can be undone later', async () => {
  const { history } = historyOf(new Error('the host does not answer'))
  await expect(history.undo()).rejects.toThrow('the host does not answer')
  expect(await history.undo()).toMatchObject({ changeId: 'second' })
})

test('a redo that failed can be made later', async () => {
  const { history } = historyOf({ ok: true, value: { changeId: 'inverse' } }, failed('store_unavailable'))
  await history.undo()
  await expect(history.redo()).rejects.toThrow()
  expect(await history.redo()).toMatchObject({ changeId: 'inverse' })
})

test('a cancelled undo is no error, and can be made later', async () => {
  const { history } = historyOf(failed('work_cancelled'))
  expect(await history.undo()).toBeUndefined()
  expect(await history.undo()).toMatchObject({ changeId: 'second' })
})

test.each(['stale_payment', 'no_such_record'] as Code[])(
  'the latest change is forgotten after %s, and the one before it is undone next',
  async code => {
    const { history } = historyOf(failed(code))
    await expect(history.undo()).rejects.toThrow()
    expect(await history.undo()).toMatchObject({ changeId: 'first' })
  },
)

test('an earlier change that a later one prevents is undone after that one', async () => {
  const { history } = historyOf(failed('stale_record'))
  await expect(history.undo('first')).rejects.toThrow()
  expect(await history.undo()).toMatchObject({ changeId: 'second' })
  expect(await history.undo()).toMatchObject({ changeId: 'first' })
  expect(await history.undo('first')).toBeUndefined()
})
