/** What every page of the program is served with, and which files that are. Both shells answer from these. */

/** Nothing unsafe, nothing from elsewhere: the page's only way out is the bridge. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** In the address of a page that draws nothing in advance. */
export const noWarmUpQuery = '?warm-up=off'

/** What no page of ours uses is refused by the page itself, before anybody could be asked. */
const permissionsPolicy = [
  ...['camera', 'microphone', 'display-capture', 'geolocation', 'midi', 'usb', 'serial', 'hid', 'bluetooth'],
  ...[
    'accelerometer',
    'gyroscope',
    'magnetometer',
    'idle-detection',
    'local-fonts',
    'screen-wake-lock',
    'payment',
  ],
  ...['publickey-credentials-get', 'window-management', 'clipboard-read'],
]
  .map(feature => `${feature}=()`)
  .join(', ')

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  bcmap: 'application/octet-stream',
}

/**
 * The two pages live on origins of their own, so that neither shares storage with the other, or a way to reach
 * into it. The entry is what `/` means there.
 */
export const pages = {
  desktop: { entry: 'index.html' },
  key: { entry: 'key-window.html' },
} as const

export type PageName = keyof typeof pages

export const pageHeaders = (file: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy,
  'Permissions-Policy': permissionsPolicy,
  'Content-Type': contentTypes[extensionOf(file)] ?? 'application/octet-stream',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
})

/**
 * Which file of the build a page may have at a path, relative to the build's folder; `undefined` for everything
 * else. Known shapes are let in, instead of bad ones being sought: nothing with `..`, an escape, a backslash or a
 * hidden name has such a shape, and no page can have the other one's entry.
 */
export const pageFileOf = (page: PageName, pathname: string): string | undefined => {
  const { entry } = pages[page]
  if (pathname === '/' || pathname === `/${entry}`) return entry
  return /^\/assets(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(pathname) ? pathname.slice(1) : undefined
}

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase()
