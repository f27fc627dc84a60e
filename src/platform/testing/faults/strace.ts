import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun, workScript } from './fault.ts'

export interface Traced {
  lines: string[]
  trace: string
  /** Output on stderr, including the stack trace of an unhandled error. */
  stderr: string
}

/**
 * Runs the work script under strace.
 * @throws CannotRun
 */
export function workUnderStrace(folder: string, steps: number, options: string[]): Traced {
  const output = join(folder, '..', 'trace.txt')
  const program = [process.execPath, workScript, folder, String(steps)]
  const ran = spawnSync('strace', ['-f', '-o', output, ...options, ...program], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 120_000,
  })
  if (ran.error) throw new CannotRun('strace is not here; on Debian: apt-get install strace')
  if (ran.stderr.includes('ptrace'))
    throw new CannotRun(`strace may not trace here: ${ran.stderr.split('\n')[0]}`)
  return {
    lines: ran.stdout.split('\n').filter(line => line !== ''),
    trace: readFileSync(output, 'latin1'),
    stderr: ran.stderr,
  }
}

const interrupted = ' <unfinished ...>'

/** The lines of a trace with complete calls: strace splits a call if another thread made one in between. */
export function completeCalls(trace: string): string[] {
  const begun = new Map<string, string>()
  return trace.split('\n').flatMap(line => {
    const [thread = ''] = line.split(' ', 1)
    if (line.endsWith(interrupted)) {
      begun.set(thread, line.slice(0, -interrupted.length))
      return []
    }
    const resumed = /^\d+\s+<\.\.\. \w+ resumed>(.*)$/.exec(line)
    return [resumed ? `${begun.get(thread) ?? ''}${resumed[1]}` : line]
  })
}
