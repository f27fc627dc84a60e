import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** socket that sends the URL of the cluster of this run */
    postgresCluster: string
  }
}

/** One PostgreSQL cluster for all test files of a run, started on first use. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'billwright-cluster-'))
  let started: Promise<TestPostgres> | undefined
  const start = async () => {
    const { startPostgres } = await import('./postgres.ts')
    return await startPostgres({ survivesCrashes: false, parent: project.config.env.TMPDIR })
  }
  const listener = createServer(async socket => {
    // of a test process that has ended
    socket.on('error', () => undefined)
    started ??= start()
    socket.end(
      await started.then(
        ({ url }) => url,
        () => '',
      ),
    )
  })
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${folder}` : join(folder, 'socket')
  await new Promise<void>(resolve => listener.listen(path, resolve))
  listener.unref()
  project.provide('postgresCluster', path)
  return async () => {
    listener.close()
    await started?.then(
      cluster => cluster.remove(),
      () => undefined,
    )
    await rm(folder, { recursive: true, force: true })
  }
}
