import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { config } from './electron-builder.mjs'
import { setFuses } from './fuses.mjs'

/** A stand-in for Electron's binary, which may not be installed: a default fuse wire between padding. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const binary = fuses =>
  Buffer.concat([
    Buffer.alloc(5000, 'noise'),
    Buffer.from(sentinel),
    Buffer.from([1, fuses.length]),
    Buffer.from(fuses),
    Buffer.alloc(5000, 'noise'),
  ])
const factory = '101100011'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-fuses-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pack = electronPlatformName =>
  config.afterPack({
    appOutDir: folder,
    electronPlatformName,
    packager: {
      executableName: config.linux.executableName,
      appInfo: { productFilename: config.productName },
    },
  })

test.each([
  ['linux', 'billwright'],
  ['win32', 'Billwright.exe'],
])('packing for %s sets every fuse of %s', async (platform, name) => {
  const path = join(folder, name)
  writeFileSync(path, binary(factory))
  await pack(platform)
  const { version: _, ...wire } = await getCurrentFuseWire(path)
  const states = Object.entries(wire).map(([fuse, state]) => [FuseV1Options[fuse], FuseState[state]])
  expect(Object.fromEntries(states)).toEqual({
    RunAsNode: 'DISABLE',
    EnableCookieEncryption: 'ENABLE',
    EnableNodeOptionsEnvironmentVariable: 'DISABLE',
    EnableNodeCliInspectArguments: 'DISABLE',
    EnableEmbeddedAsarIntegrityValidation: 'ENABLE',
    OnlyLoadAppFromAsar: 'ENABLE',
    LoadBrowserProcessSpecificV8Snapshot: 'DISABLE',
    GrantFileProtocolExtraPrivileges: 'DISABLE',
    WasmTrapHandlers: 'ENABLE',
  })
  expect(readFileSync(path).length).toBe(binary(factory).length)
})

test('an unset fuse stops the packaging', async () => {
  writeFileSync(join(folder, 'billwright'), binary(`${factory}1`))
  await expect(pack('linux')).rejects.toThrow('strictlyRequireAllFuses')
})

test('a binary without fuses stops the packaging', async () => {
  writeFileSync(join(folder, 'billwright'), 'no Electron')
  await expect(pack('linux')).rejects.toThrow('Could not find sentinel')
})

test('the app is packed into one archive', () => {
  expect(config).toMatchObject({ asar: true, afterPack: setFuses, npmRebuild: false })
})
