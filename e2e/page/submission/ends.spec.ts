import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { pdfOf } from '../../models/other-service.ts'
import { any, containing, formatted, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

/** A service that ends each submission as set by the test. */
async function startService() {
  const reply = { status: 200, problem: {}, pdf: { status: 200, body: '' }, isSilent: false }
  const server = createServer((request, response) => {
    request.resume()
    if (request.method !== 'POST') return response.writeHead(reply.pdf.status).end(reply.pdf.body)
    if (reply.isSilent) return request.once('end', () => request.socket.destroy())
    const { port } = server.address() as AddressInfo
    const answer = { invoiceUrl: `http://127.0.0.1:${port}/a.pdf`, jobId: 'job_1' }
    const isMade = reply.status === 200
    response
      .writeHead(reply.status, { 'content-type': isMade ? 'application/json' : 'application/problem+json' })
      .end(JSON.stringify(isMade ? answer : reply.problem))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    reply,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Returns the focused element, which must not be the body, where keys and screen readers would start again.
 */
const focused = ({ page }: AppModel) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing'
    return element.closest('[data-result]') ? 'the note' : element.closest('section, main, nav')?.tagName
  })

test('each end of a submission is announced, and its note takes the focus', async ({ app }) => {
  const { page } = app
  const { reply, ...service } = await startService()
  await app.connect({
    name: 'Example Invoicing',
    url: service.url,
    key: 'svc_test_fake000000000000000000000000',
  })
  const submit = async () => {
    const number = await app.writeInvoice()
    reply.pdf.body = pdfOf([`${number} Brand identity ${formatted(2501)} TEST`])
    await app.line(1, 'description').focus()
    await page.keyboard.press('ControlOrMeta+Enter')
  }
  const announced = (role: 'status' | 'alert', what: string | RegExp) =>
    expect(page.getByRole(role).filter({ hasText: what }).first()).toBeAttached()
  const isAtNote = () => expect.poll(() => focused(app)).toBe('the note')

  await test.step('delivered', async () => {
    await submit()
    await announced('status', text('receipt.test', { kind: 'invoice' }))
    await isAtNote()
  })

  await test.step('delivered, with a PDF that differs', async () => {
    const number = await app.writeInvoice()
    reply.pdf.body = pdfOf(['Something else', 'Terms'])
    await page.keyboard.press('ControlOrMeta+Enter')
    await announced('alert', text('receipt.differs'))
    await isAtNote()
    await expect(app.receipt).toContainText(number)
  })

  await test.step('delivered, with a PDF that cannot be downloaded', async () => {
    reply.pdf.status = 500
    await submit()
    await announced('alert', text('pdf.download_status', { status: 500 }))
    await isAtNote()
    reply.pdf.status = 200
  })

  await test.step('rejected', async () => {
    Object.assign(reply, { status: 422, problem: { status: 422, detail: 'The amount is too large.' } })
    await submit()
    await announced('alert', 'The amount is too large.')
    await expect(
      page
        .getByRole('main')
        .getByText(containing(text('rejected.other', { reason: 'The amount is too large.' }))),
    ).toBeFocused()
  })

  await test.step('rejected for a field, which the next step leads to', async () => {
    const errors = [{ path: 'buyer.name', code: 'required', message: 'Enter a customer.' }]
    Object.assign(reply.problem, { errors })
    await submit()
    await announced('alert', 'The amount is too large.')
    await expect(
      page.getByRole('region', { name: text('issues.summary', { count: 1 }) }).getByRole('button'),
    ).toBeFocused()
    await page.getByRole('button', { name: text('einvoice.detail.go') }).press('Enter')
    await expect(app.customer).toBeFocused()
  })

  await test.step('not confirmed', async () => {
    reply.isSilent = true
    await submit()
    await announced('alert', containing(text('unknown.test', { number: any, time: any })))
    await isAtNote()
  })

  await test.step('waiting, and kept as a draft', async () => {
    await service.close()
    await submit()
    const waits = text('queued.offline')
    await announced('alert', waits)
    await expect(page.getByRole('main').getByText(waits)).toBeFocused()
    await page.getByRole('button', { name: text('offline.keep') }).press('Enter')
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: containing(text('offline.kept', { kind: 'invoice', number: any })) }),
    ).toBeAttached()
    expect(await focused(app)).not.toBe('nothing')
  })
})

test('the focus never falls out of the window', { tag: '@extended' }, async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  const number = await app.writeInvoice()
  await app.writeInvoice()
  const isKept = () => expect.poll(() => focused(app)).not.toBe('nothing')
  const run = async (command: string) => {
    await app.run(command)
  }

  await test.step('when a dialog closes', async () => {
    await app.line(1, 'description').focus()
    await keyboard.press('F1')
    await page.getByRole('dialog').waitFor()
    await keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect(app.line(1, 'description')).toBeFocused()
  })

  await test.step('when the line is removed, and is back', async () => {
    await app.line(1, 'quantity').focus()
    await keyboard.press('ControlOrMeta+Shift+Backspace')
    await isKept()
    await keyboard.press('ControlOrMeta+z')
    await expect(app.line(1, 'description')).toHaveValue('Brand identity')
    await isKept()
  })

  await test.step('when another place is shown', async () => {
    for (const key of ['1', 'i', '2']) {
      await app.line(1, 'description').focus()
      await keyboard.press(`ControlOrMeta+${key}`)
      await expect(app.line(1, 'description')).toBeHidden()
      await isKept()
      await keyboard.press(`ControlOrMeta+${key}`)
      await expect(app.line(1, 'description')).toBeVisible()
      await isKept()
    }
  })

  await test.step('when the open document is deleted, and the last one too', async () => {
    await app.line(1, 'description').focus()
    await run(text('command.delete-invoice'))
    await expect(app.number).toHaveValue(number)
    await isKept()
    await app.line(1, 'description').focus()
    await run(text('command.delete-invoice'))
    await expect(app.line(1, 'description')).toBeHidden()
    await isKept()
    const notifications = page.getByRole('region', { name: text('toast.region') })
    await notifications
      .getByRole('button', { name: text('command.undo') })
      .last()
      .press('Enter')
    await expect(app.number).toHaveValue(number)
    await isKept()
  })
})
