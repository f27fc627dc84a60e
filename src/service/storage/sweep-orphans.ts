import type { Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

export interface SweepResult {
  /** PDFs without a job, moved to the folder `orphans` */
  setAside: number
  /** removed from there after the retention time */
  removed: number
}

const day = 24 * 60 * 60 * 1000

/** A PDF is stored seconds before its job; a day covers clock differences and pauses. */
const minAge = day

/** Milliseconds for which PDFs can be restored after a restore of an older database. */
const retention = 30 * day

/**
 * Moves PDFs without a job, left by a process killed between storing and recording. They are removed later,
 * because PDFs also lack a job when the service was started with another database.
 * @param referenced returns those of the ids that a job refers to
 */
export async function sweepOrphans(
  folder: string,
  referenced: (ids: readonly string[]) => Promise<readonly string[]>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<SweepResult> {
  const aside = join(folder, 'orphans')
  await mkdir(aside, { recursive: true, mode: 0o700 })
  const swept: SweepResult = { setAside: 0, removed: 0 }

  for (const name of await readdir(aside)) {
    // a rename changes ctime and not mtime
    const { ctimeMs } = await stat(join(aside, name))
    if (now.getTime() - ctimeMs < retention) continue
    await rm(join(aside, name), { force: true })
    swept.removed += 1
  }
  for (const shard of (await readdir(folder, { withFileTypes: true })).filter(isShard)) {
    if (signal.aborted) return swept
    const ids = (await readdir(join(folder, shard.name))).flatMap(name => idOf(name) ?? [])
    const isNamed = new Set(ids.length > 0 ? await referenced(ids) : [])
    for (const id of ids.filter(each => !isNamed.has(each))) {
      const path = join(folder, shard.name, `${id}.pdf`)
      // removed meanwhile by another process
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }))
      if (now.getTime() - mtimeMs < minAge) continue
      await rename(path, join(aside, `${id}.pdf`))
      swept.setAside += 1
    }
    // yields to requests
    await nextTurn()
  }
  return swept
}

const isShard = (entry: Dirent) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)

const idOf = (name: string) => /^([0-9a-f]{32})\.pdf$/.exec(name)?.[1]
