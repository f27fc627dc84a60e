import { isExternalLink } from '#contract/external-link.ts'
import { generatePaths } from '#contract/generate-api.ts'
import { refusedField } from './refused-field.ts'

/**
 * One spelling for one place, without a slash at its end. What the service's documentation shows as the address to
 * post to is taken for the place that it belongs to.
 * @throws AppError invalid_argument with the field
 */
export function canonicalBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw refused('Enter an address such as https://invoices.example.com.')
  if (url.username !== '' || url.password !== '') throw refused('Leave out the name and password.')
  if (url.search !== '' || url.hash !== '') throw refused('Leave out everything from ? or # on.')
  if (!isExternalLink(url.href))
    throw refused('Use https. Without it, others on the network could read the key.')
  const path = withoutSlash(url.pathname)
  const operation = generatePaths.find(known => path.endsWith(known)) ?? ''
  return url.origin + withoutSlash(path.slice(0, path.length - operation.length))
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '')

const refused = (message: string) => refusedField('baseUrl', 'invalid_address', message)
