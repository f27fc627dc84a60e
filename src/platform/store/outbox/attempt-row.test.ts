import { expect, test } from 'vitest'
import { readAttempt } from './attempt-row.ts'

const texts = {
  id: 'a',
  invoice_id: 'i',
  state: 'refused',
  mode: 'test',
  connection_id: 'c',
  connection_name: 'Example service',
  template: 'minimal',
  invoice_number: '1',
  currency: 'EUR',
  payable: '10.00',
  payload_sha256: '',
  idempotency_key: 'k',
  key_fingerprint: 'f',
  created_at: '2026-10-04T09:00:00.000Z',
}

const attemptWith = (problem: object, delivery: object) =>
  readAttempt(
    {
      ...texts,
      base_url: null,
      finished_at: null,
      retry_at: null,
      job_id: null,
      invoice_url: null,
      payload: new Uint8Array(),
      is_intact: 1,
      has_intact_delivery: 1,
      problem: JSON.stringify(problem),
      delivery: JSON.stringify(delivery),
    },
    '/data',
  )

const foreign = (text: string) => ({ code: 'foreign_text', params: { text } })

test('texts that an earlier version stored are still shown', () => {
  const problem = { code: 'refused', status: 422, requestId: null }
  const field = { path: 'items', code: 'missing', severity: 'error' }
  const attempt = attemptWith(
    { ...problem, message: 'Fields to fix.', fields: [{ ...field, message: 'Add a line.' }] },
    { state: 'failed', message: 'The link has expired.' },
  )
  expect(attempt.problem).toEqual({
    ...problem,
    message: foreign('Fields to fix.'),
    fields: [{ ...field, message: foreign('Add a line.') }],
  })
  expect(attempt.delivery).toEqual({ state: 'failed', message: foreign('The link has expired.') })
})

test('messages are read as they were stored', () => {
  const problem = {
    code: 'outcome_unknown',
    message: {
      code: 'unknown.still',
      params: { answer: { code: 'unknown.status', params: { status: 500 } } },
    },
    status: 500,
    requestId: null,
    fields: [],
  }
  const delivery = { state: 'failed', message: { code: 'pdf.link_gone' } }
  expect(attemptWith(problem, delivery)).toMatchObject({ problem, delivery })
})
