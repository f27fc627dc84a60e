import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Clock } from '#app/ports.ts'
import type { PracticeService } from '#app/service-ports.ts'
import { AppError } from '#core/app-error.ts'
import type { LaunchedProgram, LaunchProgram } from './launch-program.ts'

export interface PracticeServiceOptions {
  /** the service-process of this program */
  servicePath: string
  /** its keys, jobs and PDFs; the same at every start, so that links keep resolving */
  dataFolder: string
  launch: LaunchProgram
  clock: Clock
  startLimitMs?: number
}

const readyLine = z.object({ url: z.url() })
const keyLine = z.object({ key: z.string() })

export function createPracticeService(options: PracticeServiceOptions): PracticeService {
  const { servicePath, dataFolder, launch, clock, startLimitMs = 20_000 } = options
  let running: { program: LaunchedProgram; url: Promise<string> } | undefined

  const run = (args: string[]) => launch(servicePath, [...args, '--data', dataFolder], environment())

  function start(): Promise<string> {
    if (running) return running.url
    const program = run(['serve', '--port', '0', '--exit-with-parent'])
    const url = firstLine(program, readyLine).then(line => line.url)
    const current = { program, url }
    running = current
    const forget = () => {
      if (running === current) running = undefined
    }
    void program.exited.then(forget)
    url.catch(() => {
      forget()
      program.kill()
    })
    return url
  }

  /** The first line that the program prints, or why there is none. */
  function firstLine<Line>(program: LaunchedProgram, schema: z.ZodType<Line>): Promise<Line> {
    return new Promise((resolve, reject) => {
      const fail = (message: string) => reject(new AppError('practice_failed', { message }))
      const cancel = clock.after(startLimitMs, () => fail('The practice service did not start in time.'))
      void program.exited.then(() => fail('The practice service stopped before it was ready.'))
      // reading on, so that its pipe never fills
      const lines = createInterface({ input: program.stdout })
      lines.once('line', text => {
        cancel()
        const line = schema.safeParse(jsonOf(text))
        if (line.success) resolve(line.data)
        else fail('The practice service said something unexpected.')
      })
    })
  }

  return {
    start,
    async createKey() {
      const program = run(['keys', 'create', '--mode', 'test', '--name', 'practice', '--json'])
      const { key } = await firstLine(program, keyLine)
      await program.exited
      return key
    },
    async close() {
      const current = running
      running = undefined
      if (!current) return
      current.program.kill()
      // the second time it ends without finishing what it does
      const insist = clock.after(2000, () => current.program.kill())
      await current.program.exited
      insist()
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a program needs to run at all, and nothing that might be a secret. */
function environment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG']
  return Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}
