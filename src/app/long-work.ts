import type { LongWork } from '#contract/operations/desktop-api.ts'
import type { Events } from './events.ts'
import type { WorkControl } from './ports/work-control.ts'

export type LongWorks = ReturnType<typeof createLongWorks>

/** Work that takes long enough to show its progress, and that the user can cancel. */
export function createLongWorks({ emit }: Pick<Events, 'emit'>) {
  const running = new Map<LongWork, Set<AbortController>>()

  return {
    async run<Value>(work: LongWork, task: (control: WorkControl) => Promise<Value>): Promise<Value> {
      const controller = new AbortController()
      const controllers = running.get(work) ?? new Set()
      running.set(work, controllers.add(controller))
      let percent = -1
      const onProgress: WorkControl['onProgress'] = ({ done, total }) => {
        const now = Math.floor((done * 100) / total)
        if (now === percent) return
        percent = now
        emit({ type: 'progress', work, done, total })
      }
      try {
        return await task({ signal: controller.signal, onProgress })
      } finally {
        controllers.delete(controller)
      }
    },

    cancelWork({ work }: { work: LongWork }): void {
      for (const controller of running.get(work) ?? []) controller.abort()
    },
  }
}
