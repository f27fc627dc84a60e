import { expect, test } from 'vitest'
import { errorTexts } from '#languages/en/messages/errors.ts'
import { errorTable } from '../errors/error-table.ts'
import { textOf } from '../testing/english-text.ts'
import type { Message } from './message.ts'

test('there is a text for each error', () => {
  expect(Object.keys(errorTexts).toSorted()).toEqual(Object.keys(errorTable).toSorted())
})

test('a message is written with its parameters, and with the messages in it', () => {
  const mistake: Message = { code: 'template.setting_type', params: { expected: 'number' } }
  expect(textOf(mistake)).toBe('Write a number here.')
  expect(textOf({ code: 'template.mistake_at', params: { path: 'type', mistake } })).toBe(
    'The template has a mistake at type: Write a number here.',
  )
})

test('a message needs its code and its parameters', () => {
  // @ts-expect-error a code that does not exist
  const wrongCode: Message = { code: 'field.mising', params: { field: null } }
  // @ts-expect-error a parameter of another type
  const wrongType: Message = { code: 'value.too_long', params: { max: '64' } }
  // @ts-expect-error a value that has no form
  const wrongValue: Message = { code: 'einvoice.fr_paid', params: { lack: 'number' } }
  // @ts-expect-error a parameter that is not there
  const missing: Message = { code: 'value.too_long' }
  // @ts-expect-error a parameter that the message does not have
  const unknown: Message = { code: 'value.too_long', params: { max: 64, min: 1 } }
  expect([wrongCode, wrongType, wrongValue, missing, unknown]).toHaveLength(5)
})
