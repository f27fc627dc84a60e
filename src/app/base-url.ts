import { isExternalLink } from '#contract/external-link.ts'
import { AppError } from '#core/app-error.ts'

/**
 * One spelling for one place, without a slash at its end.
 * @throws AppError invalid_argument with the field
 */
export function canonicalBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw refused('Enter an address such as https://invoices.example.com.')
  if (url.username !== '' || url.password !== '') throw refused('Leave out the name and password.')
  if (url.search !== '' || url.hash !== '') throw refused('Leave out everything from ? or # on.')
  if (!isExternalLink(url.href))
    throw refused('Use https. Without it, others on the network could read the key.')
  return url.origin + url.pathname.replace(/\/+$/, '')
}

function refused(message: string): AppError {
  const issue = { path: 'baseUrl', code: 'invalid_address', severity: 'error', message } as const
  return new AppError('invalid_argument', { message, issues: [issue] })
}
