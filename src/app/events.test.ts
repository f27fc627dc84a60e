import { expect, test } from 'vitest'
import type { HostEvent } from '#contract/operations/desktop-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createEvents } from './events.ts'

test('an unreadable status is logged, and the page is still notified that the invoice changed', () => {
  const logged: unknown[] = []
  const events = createEvents({
    log: { write: (...entry) => logged.push(entry) },
    readStatus() {
      throw new AppError('store_unavailable')
    },
    readSources() {
      throw new AppError('store_unavailable')
    },
  })
  const received: HostEvent[] = []
  events.listen(event => received.push(event))
  events.invoiceChanged('a')
  expect(received).toEqual([{ type: 'invoice-changed', id: 'a', status: null }])
  expect(logged).toHaveLength(2)
})
