import type { Message, MessageCode, PlainMessageCode } from '#core/messages/message.ts'
import type { english } from '#languages/en/english.ts'
import type { ParamsOf } from '#languages/grammar/parameter-types.ts'
import type { Formats } from '../../languages/formats.ts'
import { escapeHtml, Html } from './html.ts'

/** Parameters of a text on a page; markup is allowed for each text parameter. */
type ShownParams<Code extends MessageCode> = {
  [Name in keyof ParamsOf<typeof english, Code>]: string extends ParamsOf<typeof english, Code>[Name]
    ? ParamsOf<typeof english, Code>[Name] | Html
    : ParamsOf<typeof english, Code>[Name]
}

/** A text of the message catalogue, rendered in the language of the reader. */
export function t<Code extends MessageCode>(
  code: Code,
  ...[params]: Code extends PlainMessageCode ? [] : [params: ShownParams<Code>]
): Html {
  return new Html(language => {
    const markup: string[] = []
    const filled = Object.entries(params ?? {}).map(([name, value]) => [
      name,
      value instanceof Html ? placeFor(markup.push(value.in(language)) - 1) : value,
    ])
    return language
      .write({ code, params: Object.fromEntries(filled) } as Message)
      .split(places)
      .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : (markup[Number(part)] ?? '')))
      .join('')
  })
}

/** Placeholder for markup between noncharacters, which no page contains. */
const placeFor = (index: number): string => `\ufdd0${index}\ufdd0`
const places = /\ufdd0(\d+)\ufdd0/

export const textOf = (message: Message): Html => new Html(({ write }) => escapeHtml(write(message)))

const formatted = (format: (formats: Formats) => string): Html =>
  new Html(({ formats }) => escapeHtml(format(formats)))

export const number = (count: number): Html => formatted(formats => formats.number(count))
export const days = (count: number): Html => formatted(formats => formats.days(count))
export const bytes = (count: number): Html => formatted(formats => formats.bytes(count))
export const dayOfYear = (at: string): Html => formatted(formats => formats.dayOfYear(at))
export const time = (at: string): Html =>
  new Html(({ formats }) => `<time datetime="${escapeHtml(at)}">${escapeHtml(formats.time(at))}</time>`)

/** @param price in the operator's words */
export const priceText = (price: string | undefined): Html =>
  price === undefined ? t('dashboard.price_unknown') : t('dashboard.price', { price })
