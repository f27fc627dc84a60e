import { join } from 'node:path'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'

/**
 * Every fuse of Electron's binary is listed, so a fuse that Electron adds fails the packaging until it is set
 * here. Other programs cannot run code through the app, inspect it, or replace its code.
 */
const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // On Apple silicon a changed binary needs a new ad-hoc signature until it is signed.
  resetAdHocDarwinSignature: process.platform === 'darwin',
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Faster and no less safe: traps catch accesses outside of WebAssembly memory.
  [FuseV1Options.WasmTrapHandlers]: true,
}

const endings = { darwin: '.app', mas: '.app', win32: '.exe', linux: '' }

/** Hook of electron-builder between packing and signing. */
export const setFuses = async ({ appOutDir, electronPlatformName, packager }) => {
  const name = electronPlatformName === 'linux' ? packager.executableName : packager.appInfo.productFilename
  await flipFuses(join(appOutDir, `${name}${endings[electronPlatformName]}`), fuses)
}
