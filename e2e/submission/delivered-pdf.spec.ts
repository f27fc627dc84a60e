import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures.ts'

const key = 'svc_test_fake000000000000000000000000'

/** A PDF of another program with one text per page and optionally a script. */
function pdfOf(pages: string[], catalog = ''): string {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((text, index) => {
      const content = `BT /F 12 Tf 50 700 Td (${text}) Tj ET`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + index * 2} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.7\n${body}trailer\n<</Root 1 0 R>>\n%%EOF\n`
}

/** Simulates another service: every link serves this file. */
async function startOtherService(reply: { status: number; body: string }) {
  const server = createServer((request, response) => {
    const invoiceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.pdf`
    if (request.method === 'POST') {
      request.resume()
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ invoiceUrl, jobId: 'job_1' }))
    } else {
      response.writeHead(reply.status, { 'content-type': 'application/pdf' }).end(reply.body)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('a PDF that differs from the preview is kept, and the receipt shows the differences', async ({
  app,
}) => {
  const reply = {
    status: 200,
    body: pdfOf(['Brand identity 9.00', 'Terms'], '/OpenAction<</S/JavaScript/JS(1)>>'),
  }
  const other = await startOtherService(reply)
  await app.connect({ name: 'Example Invoicing', url: other.url, key })
  const number = await app.writeInvoice()
  await app.submitTest.click()
  await expect(app.receipt).toContainText('Differs from your preview.')
  await expect(app.receipt).toContainText('It has 2 pages instead of 1.')
  await expect(app.receipt).toContainText('The TEST mark is missing.')
  await expect(app.receipt).toContainText('It contains a script, which it does not need: open it with care.')
  await expect(app.receipt).toContainText('The amount $2,501.00 was not found in it.')
  await expect(app.receipt).toContainText(`The invoice number ${number} was not found in it.`)

  // The service now delivers the right PDF.
  reply.body = pdfOf([`${number} Brand identity 2,501.00 TEST`])
  await app.openReceiptDetails()
  await app.receipt.getByRole('button', { name: 'Download again' }).click()
  await expect(app.receipt).toContainText('Another program made it, so the looks cannot be compared.')
  await expect(app.receipt).not.toContainText('Differs')

  // A stored file outlives its link.
  reply.status = 404
  await app.receipt.getByRole('button', { name: 'Download again' }).click()
  await expect(app.page.getByText(/^The link has expired, .* Look for the job job_1/).first()).toBeVisible()
  await expect(app.receipt.getByRole('button', { name: 'Show in folder' })).toBeVisible()
  other.close()
})
