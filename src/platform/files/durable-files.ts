import { accessSync, closeSync, constants, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * SQLite gives its side files the mode of the file itself. One that is there is not even opened: to close it again would end every
 * lock that this process has on it (fcntl(2)).
 */
export function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    // said by the system: SQLite would only say that it cannot open its log beside it
    accessSync(path, constants.W_OK)
  }
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A rename is durable once its folder is. Windows cannot open folders and needs no such step. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** What has this name afterwards is whole, whenever the power fails. */
export function publish(part: string, path: string): void {
  syncFile(part)
  renameSync(part, path)
  syncFolder(dirname(path))
}
