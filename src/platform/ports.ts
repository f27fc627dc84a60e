import type { Ports, ShellPorts } from '#app/ports.ts'
import type { HostInfo } from '#contract/desktop-api.ts'
import type { LaunchProgram } from './launch-program.ts'

export interface PlatformOptions {
  shell: ShellPorts
  shellName: HostInfo['shell']
  /** default: `BILLWRIGHT_DATA_DIR`, else the system's place for application data */
  dataFolder?: string
  /** default: the one of package.json */
  version?: string
  /** default: the service-process beside this program */
  servicePath?: string
  /** default: resources/samples/full.json */
  samplePath?: string
  /** how to start a module as a program of its own; default: `child_process.spawn` with this Node */
  launch?: LaunchProgram
}

/**
 * @throws AppError store_locked, store_newer, store_unavailable
 */
export declare function createPlatform(options: PlatformOptions): Ports
