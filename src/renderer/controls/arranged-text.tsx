import { createElement, Fragment, type ReactNode } from 'react'

interface ArrangedTextProps<Name extends string> {
  /** writes the text with these marks as parameters */
  text: (marks: Record<Name, string>) => string
  /** shown where the text has their marks */
  elements: Record<Name, ReactNode>
}

/** In private use, so no text has it. */
const mark = '\ue000'

/** A text with elements as parameters, which have the places that the language gives them. */
export function ArrangedText<Name extends string>({ text, elements }: ArrangedTextProps<Name>) {
  const names = Object.keys(elements) as Name[]
  const marks = Object.fromEntries(names.map(name => [name, `${mark}${name}${mark}`])) as Record<Name, string>
  // every second part is the name of an element
  const parts = text(marks)
    .split(mark)
    .map((part, index) => (index % 2 === 0 ? part : elements[part as Name]))
  return createElement(Fragment, null, ...parts)
}
