import { Readable } from 'node:stream'
import type { LaunchProgram } from '#platform/host/launch-program.ts'
import type { ElectronModule } from './electron-module.ts'

/** Starts the practice service. `child_process.fork` is not possible, because the RunAsNode fuse is off. */
export const launchAsUtility =
  ({ utilityProcess }: ElectronModule): LaunchProgram =>
  (modulePath, args, environment) => {
    // A utility process ends with the app. It has no stdin, so waiting for the end of stdin would end it at once.
    const child = utilityProcess.fork(
      modulePath,
      args.filter(argument => argument !== '--exit-with-parent'),
      {
        env: environment,
        stdio: ['ignore', 'pipe', 'ignore'],
        serviceName: 'Billwright practice service',
      },
    )
    const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
    const stdout = child.stdout ? Readable.from(child.stdout) : Readable.from([])
    return { stdout, exited, kill: () => child.kill() }
  }
