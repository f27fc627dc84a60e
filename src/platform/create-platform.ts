import { readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ports, ShellPorts } from '#app/ports.ts'
import type { HostInfo } from '#contract/desktop-api.ts'
import { createFiles } from './files/local-files.ts'
import { defaultDataFolder } from './host/data-folder.ts'
import { type LaunchProgram, launchWithNode } from './host/launch-program.ts'
import { thisMachine } from './host/machine.ts'
import { createPracticeService } from './host/practice-service.ts'
import { stderrLog } from './host/stderr-log.ts'
import { systemClock } from './host/system-clock.ts'
import { createGenerateClient } from './http/generate-client.ts'
import { createJobReader } from './http/job-reader.ts'
import { createPdfFetcher } from './http/pdf-fetcher.ts'
import { createKeychain } from './keychain/keychain.ts'
import { openStore } from './store/open-store.ts'

export interface PlatformOptions {
  shell: ShellPorts
  shellName: HostInfo['shell']
  /** default: `BILLWRIGHT_DATA_DIR`, else the system's place for application data */
  dataFolder?: string
  /** default: the one of package.json */
  version?: string
  /** default: the service-process of this program */
  servicePath?: string
  /** default: resources/samples/full.json */
  samplePath?: string
  /** how to start a module as a program of its own; default: `child_process.spawn` with this Node */
  launch?: LaunchProgram
}

/**
 * Everything that the desk needs from this computer. Opens the store; starts nothing else.
 * @throws AppError store_locked, store_newer, store_unavailable
 */
export function createPlatform(options: PlatformOptions): Ports {
  const { shell, shellName, dataFolder = defaultDataFolder(), launch = launchWithNode } = options
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
    store: openStore(dataFolder),
    keychain: createKeychain(),
    generate: createGenerateClient(),
    jobs: createJobReader(),
    pdfs: createPdfFetcher(),
    practice: createPracticeService({
      servicePath: options.servicePath ?? servicePath(),
      dataFolder: join(dataFolder, 'practice'),
      launch,
      clock: systemClock,
    }),
    files: createFiles(dataFolder, samplePath),
    shell,
  }
}

/** Two levels up both from the source and from the bundle. */
const packageFolder = fileURLToPath(new URL('../../', import.meta.url))

function versionOfPackage(): string {
  const text = readFileSync(join(packageFolder, 'package.json'), 'utf8')
  return String((JSON.parse(text) as { version?: unknown }).version)
}

/** A module of the service layer in the source, a neighbour of this file in the bundle. */
function servicePath(): string {
  const here = fileURLToPath(import.meta.url)
  return extname(here) === '.ts'
    ? join(dirname(here), '..', 'service', 'service-process.ts')
    : join(dirname(here), 'service-process.js')
}
