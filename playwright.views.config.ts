import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { noteWhatCannotRun } from './e2e/not-run.ts'
import { electronBinary } from './e2e/targets/electron-binary.ts'

noteWhatCannotRun(electronBinary())

// Linux: the page takes letters that its own typeface lacks from the system, which may have no typeface for Chinese or Japanese
const fonts = join(import.meta.dirname, '.cache', 'fonts.conf')
mkdirSync(join(fonts, '..'), { recursive: true })
writeFileSync(
  fonts,
  `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${join(import.meta.dirname, 'resources/fonts')}</dir></fontconfig>`,
)
process.env.FONTCONFIG_FILE ??= fonts

/** `npm run views`: pictures of every view, and of each what does not fit; see docs/testing.md. */
export default defineConfig({
  testDir: 'e2e/views',
  globalSetup: './e2e/build.ts',
  outputDir: '.cache/views-results',
  fullyParallel: true,
  workers: 2,
  timeout: 1_200_000,
  // pictures are not tests of speed, and are taken beside other work
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [{ name: 'views', metadata: { target: 'chromium' } }],
})
