import { type PageName, pageFile, pageHeaders } from '#contract/page-policy.ts'
import { readWithin } from '#platform/files/folders.ts'
import type { ElectronModule } from '../electron/electron-module.ts'
import { origins, scheme } from './page-security.ts'

/** Must run before `ready`: a standard, secure scheme gives each host its own origin. */
export const registerAppScheme = ({ protocol }: ElectronModule): void => {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves one page per session, so that no session can load the other page. */
export const servePage = (session: Electron.Session, page: PageName, folder: string): void => {
  session.protocol.handle(scheme, request => respond(request, page, folder))
}

const respond = async (request: Request, page: PageName, folder: string): Promise<Response> => {
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
