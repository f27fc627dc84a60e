import { arch, homedir, hostname, release, type } from 'node:os'
import type { Machine } from '#app/ports/ports.ts'
import { withoutBidiControls, withoutControlCharacters } from '#core/text/control-characters.ts'
import { recentLogLines } from './stderr-log.ts'

const reportedVersions = ['node', 'sqlite', 'v8', 'electron', 'chrome'] as const

export const thisMachine: Machine = {
  computerName: () =>
    withoutBidiControls(withoutControlCharacters(hostname())).replaceAll('\n', ' ').trim().slice(0, 64),
  versions: () => ({
    system: `${type()} ${release()} ${arch()}`,
    ...Object.fromEntries(
      reportedVersions.flatMap(name => {
        const version = process.versions[name]
        return version === undefined ? [] : [[name, version]]
      }),
    ),
  }),
  recentLog: recentLogLines,
  withoutHome: text => withoutFolder(text, homedir()),
}

/** Removes a folder's path from a text, also in the JSON spelling of Windows paths, as in the log. */
export function withoutFolder(text: string, folder: string): string {
  // A home folder of `/` would be found in every path.
  if (folder.length < 2) return text
  return text.replaceAll(JSON.stringify(folder).slice(1, -1), '~').replaceAll(folder, '~')
}
