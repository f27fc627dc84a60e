import { spawnSync } from 'node:child_process'
import { statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Requires root and Linux, to mount it. */
export const canMountDisks = process.platform === 'linux' && process.getuid?.() === 0

export interface SmallDisk {
  path: string
  grow(size: string): void
  /** fills the disk until this many bytes are free */
  fillUpTo(free: number): void
  /** makes a folder of the disk read-only, which must not contain a file open for writing */
  makeReadOnly(folder: string): void
  makeWritable(folder: string): void
  remove(): Promise<void>
}

/** A disk in memory that can be full or read-only, like a real one. */
export async function mountSmallDisk(size: string): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'billwright-disk-'))
  mount(['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path])
  return {
    path,
    grow: size => mount(['-o', `remount,size=${size}`, path]),
    fillUpTo(free) {
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(join(path, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - free)))
    },
    makeReadOnly(folder) {
      mount(['--bind', folder, folder])
      mount(['-o', 'remount,bind,ro', folder])
    },
    makeWritable: folder => mount(['-o', 'remount,bind,rw', folder]),
    async remove() {
      spawnSync('umount', ['-l', '--recursive', path])
      await rm(path, { recursive: true, force: true })
    },
  }
}

function mount(words: string[]): void {
  const { status, stderr } = spawnSync('mount', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`a small disk cannot be mounted: ${stderr}`)
}
