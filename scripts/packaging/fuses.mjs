import { join } from 'node:path'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'

/**
 * The switches inside Electron's binary, each written down: one that Electron adds later fails the packaging until it is
 * decided about. A program of another one's cannot run through ours, nor look into it, nor put its code in its place.
 */
const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // on Apple silicon a changed binary needs a new ad-hoc signature, until the real one
  resetAdHocDarwinSignature: process.platform === 'darwin',
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // faster, and no less safe: what they trap is an access outside of the memory of WebAssembly
  [FuseV1Options.WasmTrapHandlers]: true,
}

const endings = { darwin: '.app', mas: '.app', win32: '.exe', linux: '' }

/** electron-builder's hook between packing and signing. */
export const setFuses = async ({ appOutDir, electronPlatformName, packager }) => {
  const name = electronPlatformName === 'linux' ? packager.executableName : packager.appInfo.productFilename
  await flipFuses(join(appOutDir, `${name}${endings[electronPlatformName]}`), fuses)
}
