// Preloaded into every process and thread of a program: writes down each file that it loads, beside this file's `?to=`.
import fs from 'node:fs'
import { registerHooks, syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'

const to = new URL(import.meta.url).searchParams.get('to') ?? ''
const { appendFileSync } = fs
const note = path => appendFileSync(to, `${path}\n`)

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) note(fileURLToPath(url))
    return next(url, context)
  },
})

for (const name of ['readFileSync', 'openSync', 'createReadStream']) {
  const given = fs[name]
  fs[name] = (path, ...rest) => {
    if (typeof path === 'string') note(path)
    return given(path, ...rest)
  }
}
syncBuiltinESMExports()

const { dlopen } = process
process.dlopen = (module, path, ...rest) => {
  note(path)
  return dlopen.call(process, module, path, ...rest)
}
