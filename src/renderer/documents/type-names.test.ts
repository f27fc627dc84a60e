import { expect, test } from 'vitest'
import { t } from '../i18n/translate.ts'
import { countedKinds } from './type-names.ts'

test('texts name the kind of a document', () => {
  expect(t('editor.title', { kind: 'credit_note', number: 'CN-1' })).toBe('Credit note CN-1')
  expect(t('submit.test', { kind: 'quote' })).toBe('Submit test quote')
  expect(t('submit.live', { kind: 'invoice' })).toBe('Submit invoice…')
})

test('several documents are called by their kind if they have the same', () => {
  const text = (...types: Parameters<typeof countedKinds>[0]) => t('selection.submit', countedKinds(types))
  expect(text('invoice')).toBe('Submit 1 invoice…')
  expect(text('credit_note', 'credit_note')).toBe('Submit 2 credit notes…')
  expect(text('invoice', 'quote')).toBe('Submit 2 documents…')
  expect(text(undefined)).toBe('Submit 1 document…')
})
