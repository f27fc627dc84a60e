/** Response headers and allowed files of both pages; both shells use them. */

/** Allows nothing unsafe and no other origin, so that the bridge is the page's only connection to the outside. */
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

/** Query of a page that skips the warm-up. */
export const noWarmUpQuery = '?warm-up=off'

/** Denies every permission that no page uses, without asking the user. */
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
 * Each page has its own origin, so that they share no storage and cannot reach each other. `entry` is the
 * file for `/`.
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
 * Returns the file of the build for a path, relative to the build folder, or `undefined`. An allowlist of
 * path shapes excludes `..`, escapes, backslashes, hidden files and the other page's entry.
 */
export const pageFile = (page: PageName, pathname: string): string | undefined => {
  const { entry } = pages[page]
  if (pathname === '/' || pathname === `/${entry}`) return entry
  return /^\/assets(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(pathname) ? pathname.slice(1) : undefined
}

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase()
