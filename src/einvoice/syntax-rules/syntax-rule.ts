import type { Message } from '#core/messages/message.ts'
import { normalized } from '../rules/rule.ts'
import { nameOf, type XmlElement } from '../xml/xml-element.ts'

/** A rule about the elements of a syntax that cannot be expressed by the semantic model. */
export interface SyntaxRule {
  /** id in the official rules, such as `UBL-SR-08` */
  id: string
  /** names of the elements that it checks */
  at: string | RegExp
  /** `warning` if the official rules only warn; `error` by default */
  severity?: 'error' | 'warning'
  violation(element: XmlElement, position: Position): Message | undefined
}

/** Position of an element. */
export interface Position {
  root: XmlElement
  /** ancestors from the root to the parent */
  ancestors: readonly XmlElement[]
}

/** Returns descendants by a path of names such as `cac:Party/cbc:EndpointID`. */
export function find(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element]
  for (const name of path.split('/')) {
    const [only, other] = found
    if (!only) break
    found = other ? found.flatMap(each => childrenNamed(each, name)) : childrenNamed(only, name)
  }
  return found
}

const indexes = new WeakMap<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>()

/** Indexes an element with many children, so that a rule for each of them stays linear. */
function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  const { children } = element
  if (children.length < 8) return children.filter(child => child.name === name)
  const index = indexes.get(element) ?? Map.groupBy(children, child => child.name)
  indexes.set(element, index)
  return index.get(name) ?? []
}

export const has = (element: XmlElement, path: string): boolean => find(element, path).length > 0

/** Normalised text of the first element of a path; `undefined` without one. */
export function textAt(element: XmlElement, path: string): string | undefined {
  const [found] = find(element, path)
  return found && normalized(found.text)
}

/** Whether the first element of a path has one of these texts, compared without trimming. */
export const isWritten = (element: XmlElement, path: string, ...texts: readonly string[]): boolean =>
  texts.includes(find(element, path)[0]?.text ?? '')

/** All descendants with a name. */
export function descendants(element: XmlElement, name: string | RegExp): XmlElement[] {
  const found: XmlElement[] = []
  const visit = (own: XmlElement) => {
    for (const child of own.children) {
      if (typeof name === 'string' ? child.name === name : name.test(child.name)) found.push(child)
      visit(child)
    }
  }
  visit(element)
  return found
}

export const parentOf = ({ ancestors }: Position): string => ancestors.at(-1)?.name ?? ''

const lineOf = ({ line = 0 }: XmlElement) => line

type Filter = (element: XmlElement) => boolean

/** `path` may occur at most once in an element. */
export const maxOne = (id: string, at: SyntaxRule['at'], path: string, only?: Filter): SyntaxRule => ({
  id,
  at,
  violation(element) {
    const all = find(element, path)
    const [, second] = only ? all.filter(only) : all
    return second && repeated(second, path, element)
  },
})

export const repeated = (second: XmlElement, path: string, parent: XmlElement): Message => ({
  code: 'einvoice.element_repeated',
  params: { line: lineOf(second), element: path, parent: nameOf(parent) },
})

/** `path` must exist in an element, with text if `isFilled`. */
export const needs = (
  id: string,
  at: SyntaxRule['at'],
  path: string,
  {
    isFilled = false,
    only = () => true,
  }: { isFilled?: boolean; only?: (position: Position, element: XmlElement) => boolean } = {},
): SyntaxRule => ({
  id,
  at,
  violation(element, position) {
    if (!only(position, element)) return undefined
    const found = isFilled ? textAt(element, path) : has(element, path)
    return found ? undefined : missing(element, path)
  },
})

export const missing = (parent: XmlElement, element: string): Message => ({
  code: 'einvoice.element_missing',
  params: { line: lineOf(parent), element, parent: nameOf(parent) },
})

/** An element must not have a `path`, or an attribute if `path` begins with `@`. */
export const forbids = (
  id: string,
  at: SyntaxRule['at'],
  path: string,
  only: (element: XmlElement, position: Position) => boolean = () => true,
): SyntaxRule => ({
  id,
  at,
  violation(element, position) {
    const name = path.startsWith('@') ? path.slice(1) : undefined
    if (name === undefined) {
      const [found] = find(element, path)
      return found && only(element, position) ? forbidden(found, element) : undefined
    }
    if (element.attributes[name] === undefined || !only(element, position)) return undefined
    const params = { line: lineOf(element), element: nameOf(element), attribute: name }
    return { code: 'einvoice.attribute_unknown', params }
  },
})

export const forbidden = (found: XmlElement, parent: XmlElement): Message => ({
  code: 'einvoice.element_unknown',
  params: { line: lineOf(found), element: nameOf(found), parent: nameOf(parent), expected: '' },
})

/** An allowance or charge must have a reason. `ruleOf` returns the rule that applies to it. */
export const needsReason = (
  at: string,
  paths: readonly string[],
  ruleOf: (element: XmlElement, parent: string) => string | undefined,
): SyntaxRule[] =>
  ['BR-33', 'BR-38', 'BR-42', 'BR-44'].map(id => ({
    id,
    at,
    violation: (element, position) =>
      ruleOf(element, parentOf(position)) !== id || paths.some(path => has(element, path))
        ? undefined
        : missing(element, paths.join(' / ')),
  }))

/**
 * Returns a message for an amount with more than two decimals; as in the official rules, white space after it
 * counts as decimals.
 */
export function tooManyDecimals(element: XmlElement): Message | undefined {
  const { text } = element
  if (!text.includes('.') || text.length - text.indexOf('.') - 1 <= 2) return undefined
  const params = { line: lineOf(element), element: nameOf(element), value: text.slice(0, 40) }
  return { code: 'einvoice.element_decimals', params }
}

/** An element must have an attribute. */
export const needsAttribute = (
  id: string,
  at: SyntaxRule['at'],
  attribute: string,
  only: (element: XmlElement, position: Position) => boolean = () => true,
): SyntaxRule => ({
  id,
  at,
  violation(element, position) {
    if (element.attributes[attribute] !== undefined || !only(element, position)) return undefined
    const params = { line: lineOf(element), element: nameOf(element), attribute }
    return { code: 'einvoice.attribute_missing', params }
  },
})

/** The text of an element, or an attribute that is present, must be a code of a list. */
export const isCode = (
  id: string,
  at: SyntaxRule['at'],
  isKnown: ReadonlySet<string> | ((code: string, position: Position) => boolean),
  { attribute, parent }: { attribute?: string; parent?: RegExp } = {},
): SyntaxRule => ({
  id,
  at,
  violation(element, position) {
    if (parent && !parent.test(parentOf(position))) return undefined
    const written = attribute === undefined ? element.text : element.attributes[attribute]
    if (written === undefined) return undefined
    const code = normalized(written)
    if (typeof isKnown === 'function' ? isKnown(code, position) : isKnown.has(code)) return undefined
    const name = attribute === undefined ? nameOf(element) : `${nameOf(element)}/@${attribute}`
    return {
      code: 'einvoice.element_code',
      params: { line: lineOf(element), element: name, value: code.slice(0, 40) },
    }
  },
})

/**
 * Exactly one of the VAT totals must be in the currency (BR-CO-15); as in the official rules, it is not
 * trimmed.
 */
export function notOneInCurrency(
  totals: readonly XmlElement[],
  currency: string | undefined,
  path: string,
  parent: XmlElement,
): Message | undefined {
  if (currency === undefined) return undefined
  const [own, second] = totals.filter(({ attributes }) => attributes.currencyID === currency)
  if (second) return repeated(second, `${path} ${normalized(currency)}`, parent)
  if (own) return undefined
  const [other] = totals
  if (!other) return missing(parent, path)
  const line = lineOf(other)
  const value = other.attributes.currencyID
  if (value === undefined)
    return {
      code: 'einvoice.attribute_missing',
      params: { line, element: nameOf(other), attribute: 'currencyID' },
    }
  const element = `${nameOf(other)}/@currencyID`
  const params = { line, element, value: value.slice(0, 40), expected: `"${currency.slice(0, 40)}"` }
  return { code: 'einvoice.element_expected', params }
}

/** A condition. The violation states the expected value. */
export const holds = (
  id: string,
  at: SyntaxRule['at'],
  expected: string,
  isKept: (element: XmlElement, position: Position) => boolean,
): SyntaxRule => ({
  id,
  at,
  violation: (element, position) =>
    isKept(element, position)
      ? undefined
      : {
          code: 'einvoice.element_expected',
          params: {
            line: lineOf(element),
            element: nameOf(element),
            value: element.text.trim().slice(0, 40),
            expected,
          },
        },
})

/**
 * No payee may have the same text as the seller at any of the pairs of paths (BR-17); as in the official
 * rules, texts are not trimmed.
 */
export const payeeIsOther = (
  at: SyntaxRule['at'],
  pairs: readonly (readonly [payee: string, seller: string])[],
): SyntaxRule => ({
  id: 'BR-17',
  at,
  violation(root) {
    const isSame = pairs.some(([payee, seller]) => {
      const texts = new Set(find(root, seller).map(({ text }) => text))
      return find(root, payee).some(({ text }) => texts.has(text))
    })
    return isSame ? { code: 'einvoice.payee_is_seller' } : undefined
  },
})

const isElsewhere = new WeakMap<XmlElement, boolean>()

/**
 * With tax category B (split payment), each country must be Italy (BR-B-01); as in the official rules, texts
 * are not trimmed.
 * @param at the element of the category code
 */
export const splitPaymentInItaly = (at: string, parent: RegExp, country: string): SyntaxRule => ({
  id: 'BR-B-01',
  at,
  violation({ text }, position) {
    if (text !== 'B' || !parent.test(parentOf(position))) return undefined
    const { root } = position
    const isOther = isElsewhere.get(root) ?? descendants(root, country).some(each => each.text !== 'IT')
    isElsewhere.set(root, isOther)
    return isOther ? { code: 'einvoice.split_payment_country' } : undefined
  },
})

/** All elements of this path in an element must have the same text. */
export const isOneValue = (
  id: string,
  at: SyntaxRule['at'],
  path: string,
  /** normalises a text before it is compared; by default white space matters */
  read = (text: string) => text,
): SyntaxRule => ({
  id,
  at,
  violation(element) {
    const [name = '', ...inner] = path.split('/')
    const found = descendants(element, name)
    const [first, ...others] = inner.length === 0 ? found : found.flatMap(each => find(each, inner.join('/')))
    const other = others.find(({ text }) => read(text) !== read(first?.text ?? ''))
    if (!other) return undefined
    const params = {
      line: lineOf(other),
      element: nameOf(other),
      value: other.text.trim().slice(0, 40),
      expected: (first?.text ?? '').trim().slice(0, 40),
    }
    return { code: 'einvoice.element_expected', params }
  },
})

/** Elements without content. */
export const isFilled = (id: string, mayBeEmpty: string): SyntaxRule => ({
  id,
  at: /./,
  violation: element =>
    element.children.length > 0 || element.name === mayBeEmpty || hasText(element.text)
      ? undefined
      : { code: 'einvoice.element_empty', params: { line: lineOf(element), element: nameOf(element) } },
})

const hasText = (text: string) => /[^ \t\r\n]/.test(text)
