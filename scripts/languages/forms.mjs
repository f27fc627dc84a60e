// The forms of an entry as a list, and an entry from such a list. A form is named by its steps:
// `[kind=quote]` the case of a select, `[count]` the plural forms of a number, `[count=0]` the form for one number,
// `[=quote]` the name of a value in a table of names. Plural forms that have forms themselves are named one by one:
// `[count:few][isCut=true]`.
import { isNames } from '../../src/languages/grammar/entry.ts'

const escaped = text => text.replace(/[%[\]=:]/g, character => encodeURIComponent(character))

const stepText = ({ param, value, category }) => {
  if (category !== undefined) return `${escaped(param)}:${category}`
  return value === undefined ? escaped(param) : `${escaped(param)}=${escaped(value)}`
}

export const stepsText = steps => steps.map(step => `[${stepText(step)}]`).join('')

/** @returns code and steps of a context such as `lines.count[count]`, or `null` */
export function parseContext(context) {
  const [code] = /^[^[\]]*/.exec(context)
  const rest = context.slice(code.length)
  if (!/^(?:\[[^[\]=:]*(?:[=:][^[\]=:]*)?\])*$/.test(rest)) return null
  try {
    const steps = [...rest.matchAll(/\[([^=:\]]*)(?:([=:])([^\]]*))?\]/g)].map(([, param, sign, value]) => ({
      param: decodeURIComponent(param),
      ...(sign === '=' ? { value: decodeURIComponent(value) } : {}),
      ...(sign === ':' ? { category: value } : {}),
    }))
    return { code, steps }
  } catch {
    return null
  }
}

const isNumber = form => /^\d+$/.test(form)

/** @returns the forms of an entry in order; `forms` by plural category for plural forms, else `text` */
export function formsOf(code, entry, steps = []) {
  if (typeof entry === 'string') return [{ steps, text: entry }]
  if (isNames(code) && steps.length === 0)
    return Object.entries(entry).map(([value, text]) => ({ steps: [{ param: '', value }], text }))
  const inner = (form, step) => formsOf(code, form, [...steps, step])
  if (typeof entry.plural !== 'string') {
    const { select: param, ...cases } = entry
    return Object.entries(cases).flatMap(([value, form]) => inner(form, { param, value }))
  }
  const { plural: param, ...all } = entry
  const numbers = Object.entries(all).filter(([key]) => isNumber(key))
  const categories = Object.entries(all).filter(([key]) => !isNumber(key))
  return [
    ...numbers.flatMap(([value, form]) => inner(form, { param, value })),
    ...(categories.every(([, form]) => typeof form === 'string')
      ? [{ steps: [...steps, { param }], forms: Object.fromEntries(categories) }]
      : categories.flatMap(([category, form]) => inner(form, { param, category }))),
  ]
}

/** Expands plural forms that contain forms themselves to all of these plural categories. */
export function withCategories(entry, categories) {
  if (typeof entry === 'string') return entry
  const { plural, ...forms } = entry
  const inner = Object.entries(forms).map(([key, form]) => [
    key,
    key === 'select' ? form : withCategories(form, categories),
  ])
  if (typeof plural !== 'string') return Object.fromEntries(inner)
  const all = Object.fromEntries(inner)
  return {
    plural,
    ...Object.fromEntries(inner.filter(([key]) => isNumber(key))),
    ...Object.fromEntries(categories.map(category => [category, all[category] ?? all.other])),
  }
}

/** Returns the entry of these forms. */
export function entryOf(code, forms) {
  if (isNames(code)) return Object.fromEntries(forms.map(({ steps, text }) => [steps[0]?.value ?? '', text]))
  return join(forms)
}

function join(forms) {
  const text = forms.find(({ steps }) => steps.length === 0)
  if (text !== undefined) return text.text
  const plural = forms.find(({ steps: [{ value }] }) => value === undefined)
  const { param } = (plural ?? forms[0]).steps[0]
  const own = forms.filter(({ steps }) => steps[0].param === param)
  const whole = own.find(({ steps: [{ value, category }] }) => value === undefined && category === undefined)
  const keyOf = ({ value, category }) => value ?? category
  const keys = [...new Set(own.map(({ steps }) => keyOf(steps[0])))].filter(key => key !== undefined)
  const inner = keys.map(key => [
    key,
    join(
      own
        .filter(({ steps }) => keyOf(steps[0]) === key)
        .map(({ steps, ...form }) => ({ ...form, steps: steps.slice(1) })),
    ),
  ])
  return {
    ...(plural === undefined ? { select: param } : { plural: param }),
    ...Object.fromEntries(inner),
    ...whole?.forms,
  }
}

/**
 * Returns the English source of a form: `one` and `other` of plural forms, otherwise both are equal. If the
 * entries differ in structure, it is that of the form `other`, else of the first form.
 */
export function englishOf(entry, steps) {
  if (typeof entry === 'string') return { one: entry, other: entry }
  const [step, ...rest] = steps
  const param = entry.plural ?? entry.select
  const { plural, select: _, ...forms } = entry
  const other = forms.other ?? Object.values(forms)[0]
  if (step?.param !== param) return englishOf(other, steps)
  const key = step.value ?? step.category
  if (key !== undefined) return englishOf(forms[key] ?? other, rest)
  return plural === undefined
    ? englishOf(other, rest)
    : { one: englishOf(forms.one ?? other, []).other, other: englishOf(other, []).other }
}
