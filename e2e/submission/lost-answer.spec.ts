import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '../fixtures.ts'

// Killed with the host.
test.use({ ownBrowser: true })

/** A gateway that drops the answers to generate requests. */
async function losingAnswers(target: string) {
  const server = createServer(async (request, response) => {
    const { host: _host, connection: _connection, ...headers } = request.headers
    const isPost = request.method === 'POST'
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(isPost && { body: new Uint8Array(await buffer(request)) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (isPost) return request.socket.resetAndDestroy()
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'idempotency-key': answer.headers.get('idempotency-key') ?? '',
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('after a lost answer, asking the service settles the outcome with one bill', async ({
  app,
  service,
}) => {
  const gateway = await losingAnswers(service.url)
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: gateway.url, key })
  const number = await app.writeInvoice({ quantity: '2', price: '1250.50' })
  await app.submitLive.click()
  await app.page.getByRole('button', { name: 'Submit and charge my account' }).click()

  const banner = app.page.getByText(`We sent ${number} over`).first()
  await expect(banner).toContainText('2,501.00')
  await expect(banner).toContainText('may have been billed')
  await app.page.getByRole('button', { name: 'Ask the service' }).click()
  await expect(app.receipt).toContainText(`${number} was created`)
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  gateway.close()
})

test('after damage of the write-ahead log, the invoice is unknown and cannot be billed again', async ({
  launch,
  service,
  folder,
}) => {
  const gateway = await losingAnswers(service.url)
  const { key } = await service.createKey('live')
  const first = await launch()
  await first.connect({ name: 'Example Invoicing', url: gateway.url, key })
  const number = await first.writeInvoice({ quantity: '2', price: '1250.50' })
  await first.submitLive.click()
  await first.page.getByRole('button', { name: 'Submit and charge my account' }).click()
  await expect(first.page.getByText(`We sent ${number} over`).first()).toBeVisible()
  await first.running.kill()

  const log = join(folder, 'data', 'billwright.sqlite-wal')
  writeFileSync(log, readFileSync(log).fill(0xa5, 16, 80))

  const app = await launch()
  await expect(app.page.getByRole('alert').first()).toContainText('The last changes may be gone')
  await app.inList(number).click()
  await expect(app.page.getByText(`We sent ${number} over`).first()).toContainText('may have been billed')
  await expect(app.submitLive).toBeHidden()
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  gateway.close()
})
