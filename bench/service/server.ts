import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerOrder, ServerWord } from './server-process.ts'

/** A service process with a live key. */
export interface Server extends ServerWord {
  pid: number
  folder: string
  close(): Promise<void>
}

/** @param execArgv flags of Node, such as for profiling */
export async function startServer(
  order: Omit<ServerOrder, 'folder'>,
  { folder, execArgv = [] }: { folder?: string; execArgv?: string[] } = {},
): Promise<Server> {
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'billwright-load-')))
  const entry = new URL('./server-process.ts', import.meta.url)
  const words = [JSON.stringify({ ...order, folder: own } satisfies ServerOrder)]
  const child = fork(entry, words, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('the service did not start')))
  failed.catch(() => undefined)
  const [word]: ServerWord[] = await Promise.race([once(child, 'message'), failed])
  if (word === undefined || child.pid === undefined) throw new Error('the service did not start')
  return {
    ...word,
    pid: child.pid,
    folder: own,
    async close() {
      child.disconnect()
      await ended
      if (folder === undefined) await rm(own, { recursive: true, force: true })
    },
  }
}
