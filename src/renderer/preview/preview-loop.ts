import type { DesktopApi, Preview } from '#contract/desktop-api.ts'
import type { Draft } from '#core/draft.ts'

export interface PreviewLoop {
  show(draft: Draft): void
  stop(): void
}

interface PreviewPorts {
  preview: DesktopApi['preview']
  paint(preview: Preview): Promise<void>
  fail(message: string): void
}

/**
 * Keystroke to page. One render and one painting at a time, always of the newest draft: there is no delay to wait
 * out, steady typing shows every page that can be made in time, and the old page stays until the next is painted.
 */
export function createPreviewLoop(ports: PreviewPorts): PreviewLoop {
  let wanted: Draft | undefined
  let isRendering = false
  let ready: Preview | undefined
  let isPainting = false
  let isStopped = false

  const paint = async () => {
    if (isPainting) return
    isPainting = true
    while (ready && !isStopped) {
      const next = ready
      ready = undefined
      await ports.paint(next).catch((cause: unknown) => {
        if (!isStopped) ports.fail(cause instanceof Error ? cause.message : String(cause))
      })
    }
    isPainting = false
  }

  const render = async () => {
    if (isRendering) return
    isRendering = true
    while (wanted && !isStopped) {
      const draft = wanted
      wanted = undefined
      const answer = await ports.preview({ draft })
      if (isStopped) break
      if (answer.ok) {
        ready = answer.value
        void paint()
      } else if (answer.error.code !== 'superseded') {
        ports.fail(answer.error.message)
      }
    }
    isRendering = false
  }

  return {
    show(draft) {
      wanted = draft
      void render()
    },
    stop() {
      isStopped = true
    },
  }
}
