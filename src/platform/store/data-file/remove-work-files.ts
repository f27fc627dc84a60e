import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileNamesIn } from '../copies/backups.ts'
import { type DataPaths, sideFiles } from '../sqlite/data-paths.ts'

/**
 * Removes what a killed process left behind: a received export, what was made of it, and files that were written before
 * they would get their name. Only the process that has locked the folder calls this.
 */
export function removeWorkFiles({
  folder,
  backups,
  incoming,
  rebuilt,
  replacement,
  journal,
}: DataPaths): void {
  const works = [incoming, rebuilt, `${replacement}.part`, `${journal}.part`]
  const files = works.flatMap(path => [path, `${path}.source`]).flatMap(path => [path, ...sideFiles(path)])
  const names = new Set(files.map(path => basename(path)))
  for (const inner of [folder, join(folder, 'deliveries'), join(folder, 'templates'), backups])
    for (const name of fileNamesIn(inner))
      if (
        isUnnamed(name) ||
        (inner === folder && names.has(name)) ||
        (inner === backups && name.endsWith('.part'))
      )
        rmSync(join(inner, name), { force: true })
}

/** See atomic-files.ts. */
const isUnnamed = (name: string): boolean => /^\..+\.part$/.test(name)
