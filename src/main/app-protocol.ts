import { type PageName, pageFile, pageHeaders } from '#contract/page-policy.ts'
import { readWithin } from '#platform/read-within.ts'
import type { ElectronModule } from './electron-module.ts'
import { origins, scheme } from './origins.ts'

/** Has to happen before `ready`: a standard, secure scheme gives each host an origin of its own. */
export const registerAppScheme = ({ protocol }: ElectronModule): void => {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves one page in one session, so that the session of the one cannot even load the other. */
export const servePage = (session: Electron.Session, page: PageName, folder: string): void => {
  session.protocol.handle(scheme, request => answer(request, page, folder))
}

const answer = async (request: Request, page: PageName, folder: string): Promise<Response> => {
  const file = request.method === 'GET' ? requestedFile(request.url, page) : undefined
  const bytes = file === undefined ? undefined : await readWithin(folder, file)
  return bytes === undefined || file === undefined
    ? new Response('Not found', { status: 404, headers: pageHeaders('not-found.txt') })
    : new Response(bytes, { headers: pageHeaders(file) })
}

const requestedFile = (url: string, page: PageName): string | undefined => {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}` === origins[page] ? pageFile(page, pathname) : undefined
}
