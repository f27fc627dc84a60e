import { spawn } from 'node:child_process'
import { TookTooLong } from './warm-engine.ts'

export interface ColdRun {
  milliseconds: number
  megabytes: number
}

/** Starts a process that renders one invoice, and waits for its bytes. */
export function coldRun(entry: string, engine: string, job: string, limitSeconds: number): Promise<ColdRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(process.execPath, [entry, engine, job], { stdio: ['ignore', 'pipe', 'pipe'] })
    let [output, errors, milliseconds] = ['', '', 0]
    let isOver = false
    const alarm = setTimeout(() => {
      isOver = true
      child.kill('SIGKILL')
    }, limitSeconds * 1000)
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      if (milliseconds === 0 && /^done /m.test(output)) milliseconds = performance.now() - start
      if (/^over$/m.test(output)) child.kill('SIGKILL')
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk
    })
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(alarm)
      const megabytes = Number(/^peak ([\d.]+)$/m.exec(output)?.[1] ?? 0)
      if (isOver) reject(new TookTooLong())
      else if (milliseconds > 0 && megabytes > 0) resolve({ milliseconds, megabytes })
      else reject(new Error(errors.trim().split('\n').at(-1) || 'it ended without a file'))
    })
  })
}
