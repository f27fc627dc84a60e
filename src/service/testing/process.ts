import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { z } from 'zod'
import { main } from '../command-line/program.ts'

const entry = join(import.meta.dirname, '..', 'index.ts')
const ready = z.object({ url: z.url() })

function start(words: string[], environment: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  const {
    PORT: _,
    HOST: __,
    DATABASE_URL: ___,
    S3_BUCKET: ____,
    S3_ENDPOINT: _____,
    ...inherited
  } = process.env
  return spawn(process.execPath, [entry, ...words], { env: { ...inherited, ...environment } })
}

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const result: Ended = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    result.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    result.stderr += text
  })
  const [code] = await once(child, 'close')
  return { ...result, code: typeof code === 'number' ? code : null }
}

/** Runs `npm run -s service -- ...words` until it ends. */
export function run(...words: string[]): Promise<Ended> {
  return ended(start(words))
}

/** Runs a command in this process; for tests that need neither their own environment nor a process exit. */
export async function runInProcess(...words: string[]): Promise<Ended> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const printed = Promise.all([textOf(stdout), textOf(stderr)])
  const code = await main(words, { stdout, stderr }).finally(() => {
    stdout.end()
    stderr.end()
  })
  const [out, err] = await printed
  return { code, stdout: out, stderr: err }
}

/** Like `runInProcess`, with environment variables, which are set in this process: one command at a time. */
export async function runInProcessWith(
  environment: Record<string, string>,
  ...words: string[]
): Promise<Ended> {
  const restore = setEnvironment(environment)
  return await runInProcess(...words).finally(restore)
}

/** Sets variables of this process. @returns a function that restores the previous ones */
export function setEnvironment(environment: Record<string, string>): () => void {
  const before = Object.keys(environment).map(name => [name, process.env[name]] as const)
  Object.assign(process.env, environment)
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Like `run`, with environment variables. */
export function runWith(environment: Record<string, string>, ...words: string[]): Promise<Ended> {
  return ended(start(words, environment))
}

/** Starts a command as a process that can be killed. */
export function spawnCommand(environment: Record<string, string>, ...words: string[]) {
  const child = start(words, environment)
  return { child, ended: ended(child) }
}

/** Starts the service as a process; resolves when it has printed its address. */
export async function spawnService(
  dataFolder: string,
  words: string[] = [],
  environment: Record<string, string> = {},
) {
  const child = start([...words, '--port', '0', '--data', dataFolder], environment)
  const result = ended(child)
  let output = ''
  child.stderr.on('data', (text: string) => {
    output += text
  })
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve)
    result.then(({ stderr }) => reject(new Error(`the service did not start: ${stderr}`)), reject)
  })
  return { url: ready.parse(JSON.parse(line)).url, child, ended: result, stderr: () => output }
}
