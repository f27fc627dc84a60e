import { spawnSync } from 'node:child_process'
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Mounting needs root on Linux. */
export const canMountDisks = process.platform === 'linux' && process.getuid?.() === 0

/** A tmpfs volume that can be full or read-only. */
export class SmallDisk {
  readonly path: string

  constructor(path: string) {
    this.path = path
    mkdirSync(path, { recursive: true })
    mount(['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', path])
  }

  fill(): void {
    const { bavail, bsize } = statfsSync(this.path)
    writeFileSync(join(this.path, 'ballast'), Buffer.alloc(bavail * bsize))
  }

  grow(): void {
    mount(['-o', 'remount,size=256m', this.path])
  }

  makeReadOnly(): void {
    mount(['-o', 'remount,ro', this.path])
  }

  remove(): void {
    spawnSync('umount', ['-l', this.path])
  }
}

function mount(words: string[]): void {
  const { status, stderr } = spawnSync('mount', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`a small disk cannot be mounted: ${stderr}`)
}
