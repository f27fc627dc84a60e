// The baseline: sends the whole document at every keystroke, receives the whole file and draws it with plain pdf.js. The
// newest file wins.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'

GlobalWorkerOptions.workerSrc = '/pdfjs/pdf.worker.min.mjs'

const input = document.querySelector('input')
const canvas = document.querySelector('canvas')
if (!input || !canvas) throw new Error('The page is not the one that belongs to this script')

const texts: InvoiceTexts = await (await fetch(`/texts.json${location.search}`)).json()
let newest = 0

async function show(): Promise<boolean> {
  newest += 1
  const own = newest
  const reply = await fetch('/render', { method: 'POST', body: JSON.stringify(texts) })
  const data = await reply.arrayBuffer()
  if (own !== newest) return false
  const opened = getDocument({ data })
  const page = await (await opened.promise).getPage(1)
  const viewport = page.getViewport({ scale: 1.5 * devicePixelRatio })
  // Drawn off screen and swapped when complete.
  const drawn = document.createElement('canvas')
  drawn.width = viewport.width
  drawn.height = viewport.height
  await page.render({ canvas: drawn, viewport }).promise
  if (own === newest && canvas) {
    canvas.width = drawn.width
    canvas.height = drawn.height
    canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  }
  await opened.destroy()
  return own === newest
}

input.addEventListener('input', async ({ timeStamp }) => {
  const [first, ...rest] = texts.rows
  Object.assign(texts, { rows: [[input.value, ...(first?.slice(1) ?? [])], ...rest] })
  if (!(await show())) return
  // The next frame shows it.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      performance.measure('keystroke to paint', { start: timeStamp })
      dispatchEvent(new Event('painted'))
    }
    port2.postMessage(null)
  })
})

await show()
document.body.dataset.ready = 'true'
