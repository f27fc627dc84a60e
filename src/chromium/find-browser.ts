import { existsSync } from 'node:fs'
import { delimiter, join, posix, win32 } from 'node:path'

export interface SearchEnvironment {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  exists(path: string): boolean
}

const currentEnvironment: SearchEnvironment = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
}

/** Chromium comes first, because it sends no telemetry; then the most common browsers. */
const linuxNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge']

const windowsPrograms = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

/** Path of a browser that can host the renderer. `BILLWRIGHT_BROWSER` overrides the search. */
export const findBrowser = ({
  platform,
  env,
  exists,
}: SearchEnvironment = currentEnvironment): string | undefined => {
  const override = env.BILLWRIGHT_BROWSER
  if (override) return exists(override) ? override : undefined
  return candidates(platform, env).find(exists)
}

const candidates = (platform: NodeJS.Platform, env: SearchEnvironment['env']): string[] => {
  switch (platform) {
    case 'darwin':
      return ['/Applications', posix.join(env.HOME ?? '/', 'Applications')].flatMap(folder =>
        macApps.map(app => posix.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
      )
    case 'win32':
      return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
        .filter(folder => folder !== undefined)
        .flatMap(folder => windowsPrograms.map(program => win32.join(folder, ...program)))
    default:
      return linuxNames.flatMap(name =>
        (env.PATH ?? '')
          .split(delimiter)
          .filter(Boolean)
          .map(folder => join(folder, name)),
      )
  }
}
