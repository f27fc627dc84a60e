import type { Renderer } from '../rendering/renderer.ts'

/** Stand-in for the render threads that counts renders, and waits if a test requests it. */
export function standInRenderer(
  wait: () => Promise<void> = async () => undefined,
): Renderer & { renders: number } {
  return {
    renders: 0,
    async render(invoice, _template, { watermark }) {
      this.renders += 1
      await wait()
      const text = `%PDF-1.7 stand-in ${invoice.invoice_number} ${watermark ?? 'clean'}`
      return { bytes: new TextEncoder().encode(text), pages: 1 }
    },
    picture: async ({ name }) => new TextEncoder().encode(`<svg><title>${name}</title></svg>`),
    close: async () => undefined,
  }
}
