import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Clock } from '#app/ports/ports.ts'
import type { PracticeService } from '#app/ports/services.ts'
import { AppError } from '#core/errors/app-error.ts'
import { parseJsonOrUndefined } from '#core/json/optional-json.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import type { LaunchedProgram, LaunchProgram } from './launch-program.ts'

export interface PracticeServiceOptions {
  /** Path of the service-process module. */
  servicePath: string
  /** Folder of its keys, jobs and PDFs; constant, so that links keep resolving. */
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
    const clearRunning = () => {
      if (running === current) running = undefined
    }
    void program.exited.then(clearRunning)
    url.catch(() => {
      clearRunning()
      program.kill()
    })
    return url
  }

  /**
   * The first line printed by the program.
   * @throws AppError practice_failed
   */
  function firstLine<Line>(program: LaunchedProgram, schema: z.ZodType<Line>): Promise<Line> {
    return new Promise((resolve, reject) => {
      const fail = (code: PlainMessageCode) => reject(new AppError('practice_failed', { message: { code } }))
      const cancel = clock.after(startLimitMs, () => fail('practice.slow_start'))
      void program.exited.then(() => fail('practice.stopped'))
      // The reader stays attached, so that the pipe never fills.
      const lines = createInterface({ input: program.stdout })
      lines.once('line', text => {
        cancel()
        const line = schema.safeParse(parseJsonOrUndefined(text))
        if (line.success) resolve(line.data)
        else fail('practice.unexpected_response')
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
      // The second signal makes it exit without finishing its work.
      const cancelSecondKill = clock.after(2000, () => current.program.kill())
      await current.program.exited
      cancelSecondKill()
    },
  }
}

/** Only the variables that a program needs to run, so that no secret is passed on. */
function environment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG']
  return Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}
