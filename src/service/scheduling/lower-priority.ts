import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Half the way to the lowest that is still scheduled on a busy computer. */
const step = 5

/** Lets a process give way to the one that calls this. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(19, getPriority() + step))
  } catch {
    // without it the process works as well
  }
}

/** Lets the calling thread give way to the others of its process. Linux alone has priorities of threads. */
export function lowerThreadPriority(): void {
  try {
    lowerPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)))
  } catch {
    // not on Linux
  }
}
