// Preloaded into every process and thread of a program: appends the path of each loaded file to the file
// named in `?to=`.
import fs from 'node:fs'
import { registerHooks, syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'

const to = new URL(import.meta.url).searchParams.get('to') ?? ''
const { appendFileSync } = fs
const record = path => appendFileSync(to, `${path}\n`)

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) record(fileURLToPath(url))
    return next(url, context)
  },
})

for (const name of ['readFileSync', 'openSync', 'createReadStream']) {
  const original = fs[name]
  fs[name] = (path, ...rest) => {
    if (typeof path === 'string') record(path)
    return original(path, ...rest)
  }
}
syncBuiltinESMExports()

const { dlopen } = process
process.dlopen = (module, path, ...rest) => {
  record(path)
  return dlopen.call(process, module, path, ...rest)
}
