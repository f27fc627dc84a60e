import { fstatSync, statSync } from 'node:fs'

/** Whether writing `out` would overwrite what was read: by another spelling, a link, or as `- < FILE` too. */
export function isSameFile(file: string, out: string): boolean {
  if (out === '-') return false
  // bigint: the numbers of files on Windows do not fit a double
  const read = attempt(() =>
    file === '-' ? fstatSync(0, { bigint: true }) : statSync(file, { bigint: true }),
  )
  const written = attempt(() => statSync(out, { bigint: true }))
  return read?.isFile() === true && read.dev === written?.dev && read.ino === written.ino
}

/** What is not there is not the same; whoever reads or writes it says why it cannot. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
