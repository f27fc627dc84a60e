import type { Preview } from '#contract/desktop-api.ts'
import type { PreviewRequest } from '#core/draft/preview-request.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Connections } from '../connections/connections.ts'
import type { Renderer } from '../ports.ts'

interface Waiting {
  start(): void
  overtake(): void
}

/**
 * Newest wins: one render at a time, one draft waiting. A keystroke that comes while both places are taken takes
 * the waiting one's, so the page is never more than one render behind.
 */
export function createPreview(renderer: Renderer, connections: Pick<Connections, 'active'>) {
  let isRunning = false
  let waiting: Waiting | undefined

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      waiting?.overtake()
      waiting = { start: resolve, overtake: () => reject(new AppError('superseded')) }
      if (!isRunning) next()
    })

  function next(): void {
    const first = waiting
    waiting = undefined
    isRunning = first !== undefined
    first?.start()
  }

  return {
    async preview(request: PreviewRequest): Promise<Preview> {
      await turn()
      try {
        return await renderer.preview(request, connections.active().requestFields)
      } finally {
        next()
      }
    },
  }
}
