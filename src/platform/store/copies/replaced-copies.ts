import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { passesIntegrityCheckOnThread } from '../schema/integrity-thread.ts'
import { dataPaths, sideFiles } from '../sqlite/data-paths.ts'
import { fileNamesIn } from './backups.ts'

const alwaysKept = 3
const maxKept = 10
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

interface Copy {
  path: string
  /** When it was replaced, in ms since the epoch. */
  at: number
}

/** Copies to remove: the newest three are always kept, and seven more for thirty days each. */
function outdated(copies: readonly Copy[], now: number): Copy[] {
  const newestFirst = copies.toSorted((one, other) => other.at - one.at)
  return newestFirst.filter(
    ({ at }, index) => index >= maxKept || (index >= alwaysKept && now - at > maxAgeMs),
  )
}

/**
 * Removes old copies of data and templates that imports replaced. PDFs, damaged data, folders with any other file, and
 * all `damaged-*` folders stay, because they may be the only copy of something.
 */
export async function removeOldCopies(folder: string, now: Date): Promise<void> {
  for (const { path } of outdated(replacedData(folder), now.getTime()))
    if (await isCompleteCopy(path).catch(() => false)) rmSync(path, { recursive: true })
  for (const copies of replacedFiles(join(folder, 'templates')).values())
    for (const { path } of outdated(copies, now.getTime())) rmSync(path)
}

/** Folders with data that imports replaced, with the time from their name. */
export const replacedData = (folder: string): Copy[] =>
  fileNamesIn(folder).flatMap(name => {
    const match = /^replaced-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/.exec(name)
    if (!match) return []
    const [, day, hours, minutes, seconds, ms] = match
    return [{ path: join(folder, name), at: Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) }]
  })

async function isCompleteCopy(path: string): Promise<boolean> {
  const { data } = dataPaths(path)
  const known = [data, ...sideFiles(data)].map(each => basename(each))
  const names = fileNamesIn(path)
  return (
    names.includes(basename(data)) &&
    names.every(name => known.includes(name)) &&
    (await passesIntegrityCheckOnThread(data))
  )
}

/** Grouped by the original file name. */
function replacedFiles(folder: string): Map<string, Copy[]> {
  const copies = fileNamesIn(folder).flatMap(name => {
    const match = /^(.+)\.replaced-(\d{13})$/.exec(name)
    return match ? [{ original: match[1] ?? '', path: join(folder, name), at: Number(match[2]) }] : []
  })
  return Map.groupBy(copies, ({ original }) => original)
}
