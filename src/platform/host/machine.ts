import { arch, homedir, release, type } from 'node:os'
import type { Machine } from '#app/ports.ts'
import { recentLogLines } from './stderr-log.ts'

const named = ['node', 'sqlite', 'v8', 'electron', 'chrome'] as const

export const thisMachine: Machine = {
  versions: () => ({
    system: `${type()} ${release()} ${arch()}`,
    ...Object.fromEntries(
      named.flatMap(name => {
        const version = process.versions[name]
        return version === undefined ? [] : [[name, version]]
      }),
    ),
  }),
  recentLog: recentLogLines,
  withoutHome: text => withoutFolder(text, homedir()),
}

/** Also as JSON spells a folder of Windows, which is how the log has it. */
export function withoutFolder(text: string, folder: string): string {
  // a home of `/` is no name, and in every path
  if (folder.length < 2) return text
  return text.replaceAll(JSON.stringify(folder).slice(1, -1), '~').replaceAll(folder, '~')
}
