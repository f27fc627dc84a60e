import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isSoundOnThread } from '../schema/integrity-thread.ts'
import { placesIn, sideFiles } from '../sqlite/data-paths.ts'
import { archivedFolders } from './archive.ts'
import { namesIn } from './backups.ts'

const keptAlways = 3
const keptAtMost = 10
const keptMs = 30 * 24 * 60 * 60 * 1000

interface Copy {
  path: string
  /** ms since the epoch: when it was replaced */
  at: number
}

/** The newest three stay, seven more for thirty days each. */
function outdated(copies: readonly Copy[], now: number): Copy[] {
  const newestFirst = copies.toSorted((one, other) => other.at - one.at)
  return newestFirst.filter(
    ({ at }, index) => index >= keptAtMost || (index >= keptAlways && now - at > keptMs),
  )
}

/**
 * Removes old copies of what imports replaced: data, PDFs and templates. Data that are damaged, and a folder in which there is anything else,
 * may be the only copy of something and stay, as do all `damaged-*` folders.
 */
export async function removeOldCopies(folder: string, now: Date): Promise<void> {
  for (const { path } of outdated(replacedData(folder), now.getTime()))
    if (await isWholeCopy(path).catch(() => false)) rmSync(path, { recursive: true })
  for (const name of archivedFolders)
    for (const copies of replacedFiles(join(folder, name)).values())
      for (const { path } of outdated(copies, now.getTime())) rmSync(path)
}

const replacedData = (folder: string): Copy[] =>
  namesIn(folder).flatMap(name => {
    const match = /^replaced-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/.exec(name)
    if (!match) return []
    const [, day, hours, minutes, seconds, ms] = match
    return [{ path: join(folder, name), at: Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) }]
  })

async function isWholeCopy(path: string): Promise<boolean> {
  const { data } = placesIn(path)
  const known = [data, ...sideFiles(data)].map(each => basename(each))
  const names = namesIn(path)
  return (
    names.includes(basename(data)) &&
    names.every(name => known.includes(name)) &&
    (await isSoundOnThread(data))
  )
}

/** By the name that each was replaced under. */
function replacedFiles(folder: string): Map<string, Copy[]> {
  const copies = namesIn(folder).flatMap(name => {
    const match = /^(.+)\.replaced-(\d{13})$/.exec(name)
    return match ? [{ original: match[1] ?? '', path: join(folder, name), at: Number(match[2]) }] : []
  })
  return Map.groupBy(copies, ({ original }) => original)
}
