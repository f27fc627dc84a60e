import type { At } from './page.ts'

const folder = '/dashboard'

/** The path that --base-url may have is part of every address, because a proxy takes it off before it asks. */
export const atOf =
  (baseUrl: () => string): At =>
  path =>
    new URL(baseUrl()).pathname.replace(/\/$/, '') + folder + path

export const isOfDashboard = (url: string): boolean => /^\/dashboard([/?]|$)/.test(url)
