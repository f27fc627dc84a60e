import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { type Hit, hitsIn, longest, type spellingsOf } from './needles.ts'

/** Process data of Linux in /proc. */

export interface Found extends Hit {
  pid: number
  where: string
}

export interface MemorySearch {
  found: Found[]
  bytes: number
  /** unreadable files, as in a sandbox */
  closed: number[]
}

const read = (pid: number, name: string): Buffer => {
  try {
    return readFileSync(`/proc/${pid}/${name}`)
  } catch {
    // The process has ended.
    return Buffer.alloc(0)
  }
}

const parentOf = (pid: number): number => {
  // The name in parentheses may contain any character.
  const stat = read(pid, 'stat').toString('latin1')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

export const isAlive = (pid: number): boolean => read(pid, 'stat').length > 0 && !isZombie(pid)

const isZombie = (pid: number): boolean =>
  / Z /.test(read(pid, 'stat').toString('latin1').replace(/^.*\)/s, ''))

/** Descendants of a process, without itself. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(name => [Number(name), parentOf(Number(name))]),
  )
  const isBelow = (candidate: number): boolean => {
    const parent = parents.get(candidate)
    return parent !== undefined && parent > 1 && (parent === pid || isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow)
}

/** Data that other users can read. */
export const outsideOf = (pid: number): Buffer => Buffer.concat([read(pid, 'cmdline'), read(pid, 'environ')])

export function searchMemory(
  pids: readonly number[],
  spellings: ReturnType<typeof spellingsOf>,
): MemorySearch {
  const search: MemorySearch = { found: [], bytes: 0, closed: [] }
  for (const pid of pids) {
    try {
      const memory = openSync(`/proc/${pid}/mem`, 'r')
      try {
        for (const region of regionsOf(pid)) searchRegion(search, pid, memory, region, spellings)
      } finally {
        closeSync(memory)
      }
    } catch {
      if (isAlive(pid)) search.closed.push(pid)
    }
  }
  return search
}

interface Region {
  start: number
  end: number
  name: string
}

/** Memory that the process can have written; read-only mappings of files are omitted. */
function regionsOf(pid: number): Region[] {
  return read(pid, 'maps')
    .toString('latin1')
    .split('\n')
    .flatMap(line => {
      const match = /^([0-9a-f]+)-([0-9a-f]+) (r)(.).. \S+ \S+ (\d+)\s*(.*)$/.exec(line)
      if (match === null) return []
      const [, start = '', end = '', , write, inode, name = ''] = match
      const isOwn = write === 'w' || inode === '0' || /^\/(dev\/shm|memfd:)/.test(name)
      if (!isOwn || /^\[v/.test(name)) return []
      return [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16), name }]
    })
}

const part = Buffer.alloc(4 * 1024 * 1024)
const nothing = Buffer.alloc(part.length)

function searchRegion(
  search: MemorySearch,
  pid: number,
  memory: number,
  { start, end, name }: Region,
  spellings: ReturnType<typeof spellingsOf>,
): void {
  for (let at = start; at < end; at += part.length - longest) {
    const bytes = readAt(memory, at, Math.min(part.length, end - at))
    search.bytes += bytes.length
    if (bytes.equals(nothing.subarray(0, bytes.length))) continue
    for (const hit of hitsIn(bytes, spellings))
      search.found.push({
        ...hit,
        pid,
        where: `${name || 'memory'} ${bytes.toString('latin1', Math.max(0, hit.at - 60), hit.at).replace(/[^ -~]/g, '.')}`,
      })
    if (end - at <= part.length) return
  }
}

/** Reads page by page if a part is not mapped. */
function readAt(memory: number, at: number, length: number): Buffer {
  let done = 0
  while (done < length) {
    try {
      const count = readSync(memory, part, done, length - done, at + done)
      if (count === 0) break
      done += count
    } catch {
      break
    }
  }
  return part.subarray(0, done)
}
