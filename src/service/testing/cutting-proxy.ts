import { rmSync } from 'node:fs'
import { createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'

/** A proxy between service and PostgreSQL that breaks connections during COMMIT. */
export interface CuttingProxy {
  /** URL of the database through the proxy */
  url: string
  /** what happens to the next commits, in order; later ones pass */
  next: ('lost before' | 'lost after' | 'lost after, for good')[]
  close(): Promise<void>
}

const commit = Buffer.from('COMMIT')

export async function startCuttingProxy(url: string, folder: string): Promise<CuttingProxy> {
  const direct = new URL(url)
  const target = join(direct.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const path = join(folder, '.s.PGSQL.5432')
  const byProxy = new URL(url)
  byProxy.searchParams.set('host', folder)
  const open = new Set<Socket>()

  let isDown = false

  const server = createServer(client => {
    if (isDown) return void client.destroy()
    const upstream = dial(target)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    upstream.on('data', bytes => client.write(bytes))
    client.on('data', bytes => {
      const fate = bytes.includes(commit) ? proxy.next.shift() : undefined
      if (fate === 'lost before') upstream.destroy()
      // the server receives it, but the answer is lost
      else upstream.write(bytes)
      if (fate === 'lost after, for good') isDown = true
      if (fate !== undefined) client.destroy()
    })
    client.on('close', () => upstream.end())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>(resolve => server.listen(path, resolve))

  const proxy: CuttingProxy = {
    url: byProxy.href,
    next: [],
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
      rmSync(path, { force: true })
    },
  }
  return proxy
}
