import type { Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

export interface Swept {
  /** PDFs without a job, now in the folder `orphans` */
  setAside: number
  /** of those, the ones that had lain there for long enough */
  removed: number
}

const day = 24 * 60 * 60 * 1000

/** A PDF is there before its job, by seconds; a day covers every clock and every pause. */
const youngest = day

/** Until then somebody who brought back an older database can bring the PDFs back, too. */
const keptAside = 30 * day

/**
 * PDFs of a process that was killed between file and job: nobody was billed for them and no link opens them. They are
 * set aside first, because a PDF is without a job as well where somebody started the service on another database.
 * @param named which of these ids a job names
 */
export async function sweepOrphans(
  folder: string,
  named: (ids: readonly string[]) => Promise<readonly string[]>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Swept> {
  const aside = join(folder, 'orphans')
  await mkdir(aside, { recursive: true, mode: 0o700 })
  const swept: Swept = { setAside: 0, removed: 0 }

  for (const name of await readdir(aside)) {
    // moving a file changes this time, and leaves the one of its bytes alone
    const { ctimeMs } = await stat(join(aside, name))
    if (now.getTime() - ctimeMs < keptAside) continue
    await rm(join(aside, name), { force: true })
    swept.removed += 1
  }
  for (const shard of (await readdir(folder, { withFileTypes: true })).filter(isShard)) {
    if (signal.aborted) return swept
    const ids = (await readdir(join(folder, shard.name))).flatMap(name => idOf(name) ?? [])
    const isNamed = new Set(ids.length > 0 ? await named(ids) : [])
    for (const id of ids.filter(each => !isNamed.has(each))) {
      const path = join(folder, shard.name, `${id}.pdf`)
      // one that is gone by now was another process's own
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }))
      if (now.getTime() - mtimeMs < youngest) continue
      await rename(path, join(aside, `${id}.pdf`))
      swept.setAside += 1
    }
    // invoices come first
    await nextTurn()
  }
  return swept
}

const isShard = (entry: Dirent) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)

const idOf = (name: string) => /^([0-9a-f]{32})\.pdf$/.exec(name)?.[1]
