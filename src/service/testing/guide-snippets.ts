import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Snippet {
  /** language, such as `sh` */
  language: string
  /** text after the language, such as a file name */
  title: string
  text: string
}

/** Returns the fenced code blocks of a document in the repository, in order. */
export function snippetsOf(path: string): Snippet[] {
  const page = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
  return [...page.matchAll(/^```(\w*) ?([\w.]*)\n(.*?)^```$/gms)].map(
    ([, language = '', title = '', text = '']) => ({ language, title, text }),
  )
}
