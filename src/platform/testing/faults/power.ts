import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, seededRandom, withTemporaryFolder } from './fault.ts'
import { completeCalls, workUnderStrace } from './strace.ts'
import { acknowledgedIn, missingFrom } from './work.ts'

/** Simulates a disk that keeps everything synced and any part of the rest, torn at sectors. */
const sector = 512

type Step =
  | { does: 'write'; file: string; offset: number; bytes: Buffer }
  | { does: 'truncate'; file: string; length: number }
  | { does: 'sync'; file: string }
  | { does: 'remove'; file: string }
  | { does: 'print'; line: string }

/** Simulates power loss at `states` moments of one traced run. */
export const losePower = (states: number, steps: number): Promise<FaultReport> =>
  withTemporaryFolder(async parent => {
    const { trace } = workUnderStrace(join(parent, 'traced'), steps, [
      '-y',
      '-xx',
      '-s',
      '200000',
      '-e',
      'trace=pwrite64,write,fsync,fdatasync,ftruncate,unlink,unlinkat',
    ])
    const all = stepsOf(trace, join(parent, 'traced'))
    const random = seededRandom(states)
    const violations: string[] = []
    const disk = createDisk()
    const lines: string[] = []
    let done = 0
    for (let state = 0; state < states; state++) {
      const until = Math.floor(((state + 1) / states) * all.length)
      for (const step of all.slice(done, until))
        if (step.does === 'print') lines.push(step.line)
        else disk.take(step)
      done = until
      const folder = join(parent, `state-${state}`)
      disk.writeTo(folder, random)
      violations.push(...checkFolder(folder, lines).map(line => `state ${state}: ${line}`))
      rmSync(folder, { recursive: true })
    }
    const acknowledgements = lines.length
    if (acknowledgements === 0) violations.push('the trace shows no acknowledgement')
    return {
      what: 'power lost',
      runs: states,
      violations,
      observations: `${all.length} writes and syncs replayed`,
    }
  })

function checkFolder(folder: string, lines: string[]): string[] {
  const store = openStore(folder)
  try {
    const condition = store.dataFile.condition()
    if (condition.state !== 'ready') return [`the data are ${condition.state}`]
    const alarm = condition.notice === null ? [] : [`nothing is lost, and the notice is ${condition.notice}`]
    return [...alarm, ...missingFrom(store, acknowledgedIn(lines), { hasFiles: false })]
  } finally {
    store.close()
  }
}

/** The lock and the WAL index need not survive. */
function stepsOf(trace: string, folder: string): Step[] {
  const name = '<(?<path>[^>]*)>'
  const call = new RegExp(
    String.raw`^\d+\s+(?<call>\w+)\((?:\d+${name}|(?:AT_FDCWD[^,]*, )?"(?<removed>[^"]*)")(?<rest>.*)$`,
  )
  return completeCalls(trace).flatMap((line): Step[] => {
    const found = call.exec(line)?.groups
    if (!found) return []
    const { rest = '' } = found
    const path = found.path === undefined ? textOf(found.removed ?? '') : textOf(found.path)
    if (found.call === 'write') {
      const output = textOf(/"([^"]*)"/.exec(rest)?.[1] ?? '')
      return /^(?:saved|sent|made|payments|customers|items|delivered|corrected|invoiced) /.test(output)
        ? [{ does: 'print', line: output.trim() }]
        : []
    }
    if (path === folder && found.call === 'fsync') return [{ does: 'sync', file: '' }]
    // Files are written under another name and renamed when complete.
    const file = path.slice(folder.length + 1).replace(/\.part$/, '')
    if (
      !path.startsWith(folder) ||
      !/^(?:billwright\.sqlite(?:-wal|-journal)?|running|attempts\.journal)$/.test(file)
    )
      return []
    if (found.call === 'pwrite64') {
      const [, written = '', offset = '0'] = /"([^"]*)", \d+, (\d+)\)/.exec(rest) ?? []
      return [{ does: 'write', file, offset: Number(offset), bytes: bytesOf(written) }]
    }
    if (found.call === 'ftruncate')
      return [{ does: 'truncate', file, length: Number(/, (\d+)\)/.exec(rest)?.[1] ?? 0) }]
    if (found.call === 'fsync' || found.call === 'fdatasync') return [{ does: 'sync', file }]
    return [{ does: 'remove', file }]
  })
}

const bytesOf = (escaped: string): Buffer => Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
/** strace escapes paths like data. */
const textOf = (escaped: string): string =>
  escaped.includes('\\x') ? bytesOf(escaped).toString('utf8') : escaped

/** Tracks which content is synced and which may be lost. */
function createDisk() {
  const synced = new Map<string, Buffer>()
  const unsynced = new Map<string, Step[]>()
  const removed = new Set<string>()
  const forget = (file: string) => {
    synced.delete(file)
    unsynced.delete(file)
  }
  const contentOf = (file: string, steps: Step[]) => applySteps(synced.get(file) ?? Buffer.alloc(0), steps)

  return {
    take(step: Exclude<Step, { does: 'print' }>): void {
      const { file } = step
      if (step.does === 'remove') {
        removed.add(file)
      } else if (file === '') {
        // The folder was synced, so removed files cannot reappear.
        for (const gone of removed) forget(gone)
        removed.clear()
      } else {
        if (removed.delete(file)) forget(file)
        const pending = unsynced.get(file) ?? []
        if (step.does === 'sync') synced.set(file, contentOf(file, pending))
        unsynced.set(file, step.does === 'sync' ? [] : pending)
        if (step.does !== 'sync') pending.push(step)
      }
    },

    writeTo(folder: string, random: (below: number) => number): void {
      const gone = new Set([...removed].filter(() => random(2) === 0))
      mkdirSync(folder)
      for (const file of new Set([...synced.keys(), ...unsynced.keys()])) {
        if (gone.has(file)) continue
        const pending = unsynced.get(file) ?? []
        const kept = pending.filter(() => random(2) === 0).map(step => tearWrite(step, random))
        writeFileSync(join(folder, file), contentOf(file, kept))
      }
    },
  }
}

function tearWrite(step: Step, random: (below: number) => number): Step {
  if (step.does !== 'write' || random(3) > 0) return step
  const sectors = Math.floor(step.bytes.byteLength / sector)
  return { ...step, bytes: step.bytes.subarray(0, random(sectors + 1) * sector) }
}

const lengthAfter = (length: number, step: Step): number => {
  if (step.does === 'truncate') return step.length
  return step.does === 'write' ? Math.max(length, step.offset + step.bytes.byteLength) : length
}

/** Copies the content once, because thousands of writes form one state. */
function applySteps(before: Buffer, steps: readonly Step[]): Buffer {
  let length = before.byteLength
  let longest = length
  for (const step of steps) {
    length = lengthAfter(length, step)
    longest = Math.max(longest, length)
  }
  const content = Buffer.alloc(longest)
  before.copy(content)
  length = before.byteLength
  for (const step of steps) {
    if (step.does === 'write') step.bytes.copy(content, step.offset)
    if (step.does === 'truncate') content.fill(0, step.length)
    length = lengthAfter(length, step)
  }
  return content.subarray(0, length)
}
