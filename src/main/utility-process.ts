import { Readable } from 'node:stream'
import type { LaunchProgram } from '#platform/launch-program.ts'
import type { ElectronModule } from './electron-module.ts'

/** Starts the practice service: the fuse RunAsNode is off in the product, so `child_process.fork` is no way. */
export const launchAsUtility =
  ({ utilityProcess }: ElectronModule): LaunchProgram =>
  (modulePath, args, environment) => {
    const child = utilityProcess.fork(modulePath, [...args], {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
      serviceName: 'Billwright practice service',
    })
    const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
    const stdout = child.stdout ? Readable.from(child.stdout) : Readable.from([])
    return { stdout, exited, kill: () => child.kill() }
  }
