import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** An installed browser as a person has it, for pages that are no part of the window. */
export async function launchPlainBrowser(): Promise<Browser> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = [...folders.flatMap(folder => names.map(name => join(folder, name))), ...elsewhere]
  const chosen = process.env.BILLWRIGHT_BROWSER
  const executablePath = (chosen ? [chosen] : paths).find(path => existsSync(path))
  if (executablePath === undefined) throw new Error('no Chromium, Chrome or Edge is installed')
  // root has no sandbox of Chromium
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
}
