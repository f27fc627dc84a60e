import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { BucketOptions } from '../storage/file-storage.ts'
import { temporaryFolder } from './service.ts'

/**
 * Completes running writes before it stops. If it were killed between an object and its metadata, the test
 * server would answer every list of the bucket with 500, unlike real stores.
 */
const program = `
  const S3rver = require('s3rver')
  const [directory, port] = process.argv.slice(1)
  const configureBuckets = [{ name: 'invoices' }]
  const server = new S3rver({ directory, port: Number(port), address: '127.0.0.1', silent: true, configureBuckets })
  server.run().then(() => console.log('listening'))
  process.once('SIGTERM', () => {
    server.close().then(() => process.exit())
    setInterval(() => server.httpServer.closeIdleConnections(), 10)
  })`

/** Environment variables of the AWS tools, with the only user of the test server. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** An S3 server process that can be stopped and restarted with its data. */
export interface TestS3 {
  bucket: BucketOptions
  /** settings of a service that uses it */
  environment: Record<string, string>
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

export async function startS3(): Promise<TestS3> {
  const folder = await temporaryFolder()
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const bucket = { bucket: 'invoices', endpoint, region: 'us-east-1', isPathStyle: true }
  let server: ChildProcess | undefined
  const end = () => void server?.kill('SIGKILL')
  process.once('exit', end)

  async function start(): Promise<void> {
    const words = ['--eval', program, folder.path, `${port}`]
    const child = spawn(process.execPath, words, {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = child
    const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    if (!String(output).includes('listening')) throw new Error('the S3 server did not start')
  }

  async function stop(): Promise<void> {
    const ending = server
    server = undefined
    if (!ending || ending.exitCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill('SIGTERM')
    await ended
  }

  await start()
  return {
    bucket,
    environment: { S3_ENDPOINT: endpoint, S3_BUCKET: 'invoices', ...s3Credentials },
    start,
    stop,
    async remove() {
      await stop()
      process.off('exit', end)
      await folder.remove()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
