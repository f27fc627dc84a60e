import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Clock } from '#app/ports/ports.ts'
import type { PracticeService } from '#app/ports/services.ts'
import { AppError } from '#core/errors/app-error.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import type { LaunchedProgram, LaunchProgram } from './launch-program.ts'

export interface PracticeServiceOptions {
  /** Path of the service-process module. */
  servicePath: string
  /** Folder of its keys, jobs and PDFs; constant, so that links stay valid. */
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

  /** all programs that were started and have not ended */
  const programs = new Set<LaunchedProgram>()

  function run(args: string[]): LaunchedProgram {
    const program = launch(servicePath, [...args, '--data', dataFolder], environment())
    programs.add(program)
    void program.exited.then(() => programs.delete(program))
    return program
  }

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
    url.catch(clearRunning)
    return url
  }

  /**
   * Reads the first line that the program prints. The program is stopped if the line is unexpected or late.
   * @throws AppError practice_failed
   */
  function firstLine<Line>(program: LaunchedProgram, schema: z.ZodType<Line>): Promise<Line> {
    return new Promise((resolve, reject) => {
      const fail = (code: PlainMessageCode) => {
        cancel()
        void stop(program)
        reject(new AppError('practice_failed', { message: { code } }))
      }
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

  async function stop(program: LaunchedProgram): Promise<void> {
    if (!programs.has(program)) return
    program.kill()
    // The second signal ends it without finishing its work.
    const cancelSecondKill = clock.after(2000, () => program.kill())
    await program.exited
    cancelSecondKill()
  }

  return {
    start,
    async createKey() {
      // Keys of earlier runs are not stored anywhere, so each run creates one.
      const scopes = ['--scopes', 'generate,read,templates']
      const words = [
        'keys',
        'create',
        '--mode',
        'test',
        '--name',
        'practice',
        '--replace',
        ...scopes,
        '--json',
      ]
      const program = run(words)
      const { key } = await firstLine(program, keyLine)
      const cancelStop = clock.after(startLimitMs, () => void stop(program))
      await program.exited
      cancelStop()
      return key
    },
    async close() {
      running = undefined
      await Promise.all([...programs].map(stop))
    },
  }
}

/** Passes only the variables that a program needs to run, so that it gets no secret. */
function environment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG']
  return Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}
