import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A PDF of another program with one text per page and optionally a script. */
export function pdfOf(pages: string[], catalog = ''): string {
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

/** Simulates another service: every link returns this file. */
export async function startOtherService(reply: { status: number; body: string }) {
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
