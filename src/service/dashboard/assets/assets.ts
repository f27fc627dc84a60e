import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '../html/send-page.ts'

const own = (name: string) => join(import.meta.dirname, name)
/** shared with the desktop window; the bundle copies it (electron.vite.config.ts) */
const tokens = () => [own('tokens.css'), own('../../../contract/tokens.css')].find(existsSync) ?? ''
const font = (name: string) =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/inter/files/${name}.woff2`)

const assets = () => [
  { name: 'tokens.css', type: 'text/css; charset=utf-8', path: tokens() },
  { name: 'base.css', type: 'text/css; charset=utf-8', path: own('base.css') },
  { name: 'forms.css', type: 'text/css; charset=utf-8', path: own('forms.css') },
  { name: 'dashboard.css', type: 'text/css; charset=utf-8', path: own('dashboard.css') },
  { name: 'dashboard.js', type: 'text/javascript; charset=utf-8', path: own('dashboard.js') },
  { name: 'icon.svg', type: 'image/svg+xml', path: own('icon.svg') },
  { name: 'inter.woff2', type: 'font/woff2', path: font('inter-latin-wght-normal') },
  { name: 'inter-ext.woff2', type: 'font/woff2', path: font('inter-latin-ext-wght-normal') },
]

/** A fixed list of static files, read once and publicly cacheable. */
export function addAssets(pages: FastifyInstance): void {
  for (const { name, type, path } of assets()) {
    const bytes = readFileSync(path)
    pages.get(`/dashboard/assets/${name}`, async (_request, reply) =>
      reply
        .headers({ ...pageHeaders, 'cache-control': 'public, max-age=300' })
        .type(type)
        .send(bytes),
    )
  }
}
