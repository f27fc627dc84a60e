import type { DashboardUrl } from './html/page.ts'

const folder = '/dashboard'

/** Prefixes paths with the path of --base-url, which a reverse proxy strips. */
export const createDashboardUrl =
  (baseUrl: () => string): DashboardUrl =>
  path =>
    new URL(baseUrl()).pathname.replace(/\/$/, '') + folder + path

export const isDashboardPath = (url: string): boolean => /^\/dashboard([/?]|$)/.test(url)
