import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Builds the product before the specs run. */
const build = (): void => {
  // set by `npm test`, which has already built
  if (process.env.BILLWRIGHT_IS_BUILT === '1') return
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build'],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the build failed\n${stdout}\n${stderr}`)
}

// biome-ignore lint/style/noDefaultExport: Playwright's globalSetup is found by it
export default build
