// Checks that the styles and keys of the windows follow the direction of the interface.
// Run by `npm run check`; by itself: node scripts/physical-sides.mjs
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Properties that are left or right in both directions, with the reason. */
const allowed = {
  'src/contract/tokens.css': ['--align-numbers'],
  'src/renderer/editor/line-items/line-items.module.css': ['padding-left'], // titles of columns of numbers
  'src/renderer/shell/top-bar.module.css': ['padding-left', 'padding-right'], // window controls of the system
  'src/renderer/preview/pdf/text-layer.module.css': ['transform-origin'], // a page is not mirrored
  'src/renderer/preview/preview.module.css': ['box-shadow'], // a highlight on a page
}

/** 1 or -1, by direction: a value multiplied by it is mirrored. */
const forward = 'var(--forward)'

const declaration = /(?<=[{};]\s*)([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g

/** Splits a value at separators outside of parentheses. */
function partsOf(value, separator) {
  let depth = 0
  const parts = ['']
  for (const character of value.trim()) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (depth === 0 && separator.test(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.filter(part => part.trim() !== '')
}

const isZero = value => /^-?0(px|%)?$/.test(value)
const isCentred = value => /^(50%|center|top|bottom)$/.test(value)

/** Whether a declaration does not follow the direction, although it describes a start or an end. */
function isPhysical(property, value) {
  if (value.includes(forward)) return false
  if (/(^|-)(left|right)(-|$)/.test(property) || /\b(left|right)\b/.test(value)) return true
  if (/gradient\(\s*-?(?!(0|180)deg)[\d.]+deg/.test(value)) return true
  const [first, second = first, third = first, fourth = second] = partsOf(value, /\s/)
  switch (property) {
    case 'margin':
    case 'padding':
    case 'inset':
    case 'border-width':
    case 'border-style':
    case 'border-color':
      return second !== fourth
    case 'border-radius':
      return first !== second || third !== fourth
    case 'box-shadow':
    case 'text-shadow':
      return partsOf(value, /,/).some(layer => {
        const x = partsOf(layer, /\s/).find(part => /^-?[\d.]+(px)?$/.test(part))
        return x !== undefined && !isZero(x)
      })
    case 'translate':
      return first !== 'none' && !isZero(first)
    case 'rotate':
      return !/^(none|-?(180|360)deg)$/.test(first)
    case 'transform':
      return /translate(X|3d)?\(|skew|matrix/.test(value)
    case 'transform-origin':
    case 'object-position':
    case 'background-position':
    case 'background-position-x':
      return !isCentred(first)
    default:
      return false
  }
}

/** @returns one line per declaration that does not follow the direction */
export function physicalSidesIn(path, text) {
  const styles = text.replaceAll(/\/\*.*?\*\//gs, comment => comment.replaceAll(/[^\n]/g, ' '))
  return Array.from(styles.matchAll(declaration))
    .filter(([, property, value]) => isPhysical(property, value) && !allowed[path]?.includes(property))
    .map(({ index, 0: source }) => {
      const line = styles.slice(0, index).split('\n').length
      return `${path}:${line}: ${source.replaceAll(/\s+/g, ' ')} does not follow the direction`
    })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = ['src/renderer', 'src/contract']
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, name)))
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.css'))
    .flatMap(path => physicalSidesIn(path, readFileSync(path, 'utf8')))
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
