import { readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ports, ShellPorts } from '#app/ports/ports.ts'
import type { HostInfo } from '#contract/operations/desktop-api.ts'
import { mailComposer } from './files/compose-eml.ts'
import { createConnectIntentFile, createConsentFile, createKeyOriginFile } from './files/consent-file.ts'
import { createFiles } from './files/local-files.ts'
import { readPresetService } from './files/preset-service.ts'
import { defaultDataFolder, defaultStateFolder } from './host/data-folder.ts'
import { type LaunchProgram, launchWithNode } from './host/launch-program.ts'
import { thisMachine } from './host/machine.ts'
import { createPracticeService } from './host/practice-service.ts'
import { stderrLog } from './host/stderr-log.ts'
import { systemClock } from './host/system-clock.ts'
import { createAccountReader } from './http/account-reader.ts'
import { createDeviceGrants } from './http/device-grant.ts'
import { createGenerateClient } from './http/generate-client.ts'
import { createJobReader } from './http/job-reader.ts'
import { createPdfFetcher } from './http/pdf-fetcher.ts'
import { createTemplateClient } from './http/template-client.ts'
import { createKeychain } from './keychain/keychain.ts'
import { openStore } from './store/open-store.ts'
import { createJournalMarks } from './store/outbox/journal-mark.ts'

export interface PlatformOptions {
  shell: ShellPorts
  shellName: HostInfo['shell']
  /** Default: `BILLWRIGHT_DATA_DIR`, else the system's folder for application data. */
  dataFolder?: string
  /** Default: `BILLWRIGHT_STATE_DIR`, else the system's folder for the state of this computer. */
  stateFolder?: string
  /** Default: the version in package.json. */
  version?: string
  /** Path of the service-process module. */
  servicePath?: string
  /** Default: resources/samples/full.json */
  samplePath?: string
  /** Folders that may contain `service.json`; default: that of the package. */
  programFolders?: readonly string[]
  /** Starts a module as a process; default: `child_process.spawn` with this Node. */
  launch?: LaunchProgram
}

/**
 * Creates all ports of the app. Opens the store; starts nothing else.
 * @throws AppError store_locked, store_newer, store_unavailable
 */
export function createPlatform(options: PlatformOptions): Ports {
  const { shell, shellName, dataFolder = defaultDataFolder(), launch = launchWithNode } = options
  const { stateFolder = defaultStateFolder() } = options
  const samplePath = options.samplePath ?? join(packageFolder, 'resources', 'samples', 'full.json')
  return {
    host: {
      version: options.version ?? versionOfPackage(),
      shell: shellName,
      platform: process.platform === 'darwin' || process.platform === 'win32' ? process.platform : 'linux',
      dataFolder,
    },
    clock: systemClock,
    log: stderrLog,
    machine: thisMachine,
    store: openStore(dataFolder, createJournalMarks(stateFolder)),
    consents: createConsentFile(dataFolder),
    keyOrigins: createKeyOriginFile(dataFolder),
    connectIntents: createConnectIntentFile(dataFolder),
    preset: readPresetService([dataFolder, ...(options.programFolders ?? [packageFolder])]),
    keychain: createKeychain(),
    generate: createGenerateClient(),
    jobs: createJobReader(),
    accounts: createAccountReader(),
    grants: createDeviceGrants(),
    templates: createTemplateClient(),
    pdfs: createPdfFetcher(),
    practice: createPracticeService({
      servicePath: options.servicePath ?? servicePath(),
      dataFolder: join(dataFolder, 'practice'),
      launch,
      clock: systemClock,
    }),
    files: createFiles(dataFolder, samplePath),
    mail: mailComposer,
    shell,
  }
}

/** Two levels up from both the source and the bundle. */
const packageFolder = fileURLToPath(new URL('../../', import.meta.url))

function versionOfPackage(): string {
  const text = readFileSync(join(packageFolder, 'package.json'), 'utf8')
  return String((JSON.parse(text) as { version?: unknown }).version)
}

/** The module is in the service layer when run from source, and beside this file in the bundle. */
function servicePath(): string {
  const here = fileURLToPath(import.meta.url)
  return extname(here) === '.ts'
    ? join(dirname(here), '..', 'service', 'service-process.ts')
    : join(dirname(here), 'service-process.js')
}
