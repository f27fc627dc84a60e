import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const script = join(import.meta.dirname, '..', '..', 'src', 'chromium', 'testing', 'shared-browser-script.ts')

export interface SharedBrowser {
  /** its DevTools address on loopback */
  cdp: string
  close(): Promise<void>
}

/** A Chromium for many tests; each host shows its windows in a context of its own. */
export const launchSharedBrowser = async (): Promise<SharedBrowser> => {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const { cdp } = JSON.parse(line) as { cdp: string }
    return {
      cdp,
      close: async () => {
        child.stdin.end()
        await ended
      },
    }
  }
  throw new Error('the shared browser ended before it was ready')
}
