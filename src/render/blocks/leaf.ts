import { fill } from '../bind/fill-placeholders.ts'
import { type Box, emptyBox, type Picture } from '../model/display-list.ts'
import { stack } from '../model/stack.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf, LeafBlock, Rule } from '../template/template.ts'
import { fitHeight, fitText, scaled, truncateToLines } from '../text/fit-text.ts'
import { shareBefore, type Typesetter } from '../text/typesetter.ts'
import type { Line } from '../text/wrap.ts'
import { layOutFacts } from './facts.ts'
import { withFieldPositions } from './fields-in-line.ts'
import { largestLogoScale, missingPixels } from './logo-resolution.ts'
import { layOutPayment } from './pairs.ts'
import { layOutParty } from './party.ts'
import { layOutPaymentCode } from './payment-code.ts'

/** Lays out a block without child blocks; empty if the invoice has no data for it. */
export function layOutLeaf(block: LeafBlock, column: Column, context: LayoutContext): Box {
  switch (block.type) {
    case 'text':
      return layOutText(block, column, context)
    case 'logo':
      return layOutLogo(block, column, context)
    case 'party':
      return layOutParty(block, column, context)
    case 'facts':
      return layOutFacts(block, column, context)
    case 'payment':
      return layOutPayment(block, column, context)
    case 'payment-code':
      return layOutPaymentCode(block, column, context)
    case 'rule':
      return layOutRule(block.rule, shortened(block, column), context)
  }
}

export function layOutLeaves(blocks: readonly LeafBlock[], column: Column, context: LayoutContext): Box {
  return stack(blocks.map(block => ({ box: layOutLeaf(block, column, context), space: block.space })))
}

/** A longer text would be higher than the payment code beside it. */
const shortTextLimits = { characters: 160, lines: 6 }

/** Ideographs, kana and Hangul are about as wide as two Latin letters. */
const wide = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uffef]/g

function lengthOf(text: string): 'short' | 'long' {
  const characters = text.length + (text.match(wide)?.length ?? 0)
  const isShort = characters <= shortTextLimits.characters && text.split('\n').length <= shortTextLimits.lines
  return isShort ? 'short' : 'long'
}

/** Points between a label and its text, as between the payment heading and its details. */
const labelGap = 2

function layOutText(block: BlockOf<'text'>, { x, width }: Column, context: LayoutContext): Box {
  const { typesetter, invoice } = context
  const field = fill(block.text, invoice.values)
  if (!field || (block.length && block.length !== lengthOf(field.text))) return emptyBox
  const { lines, style } = linesOf(field.text, block, width, context)
  const labelStyle = context.style(block.label_style ?? block.style)
  const label = block.label
    ? typesetter.set({ text: invoice.labels[block.label], path: null }, labelStyle, {
        x,
        width,
        top: 0,
        align: block.align,
        role: 'heading',
      })
    : []
  const top = label.length === 0 ? 0 : label.length * labelStyle.leading + labelGap
  const place = { x, width, top, align: block.align, role: block.role }
  const text = withFieldPositions(
    typesetter.place(lines, field.path, style, place),
    field.parts,
    invoice.locale,
  )
  return { height: top + text.length * style.leading, operations: [...label, ...text] }
}

/**
 * A text too long for one line at the minimum size continues on a second line of that size before it is
 * truncated.
 */
const maxOneLineLines = 2

function linesOf(
  text: string,
  block: BlockOf<'text'>,
  width: number,
  context: LayoutContext,
): { lines: Line[]; style: TextStyle } {
  const { typesetter } = context
  const style = context.style(block.style)
  if (!block.one_line) return linesOfMaxHeight(block.max_height, text, style, width, typesetter)
  const one = text.replaceAll(/\s+/g, ' ')
  const fitted = fitText(one, style, width, typesetter)
  const lines = typesetter.lines(one, fitted, width)
  if (lines.length <= 1) return { lines, style: fitted }
  const low = scaled(style, fitted.size / style.size)
  return { lines: truncateToLines(one, width, maxOneLineLines, low, typesetter), style: low }
}

function linesOfMaxHeight(
  maxHeight: number | undefined,
  text: string,
  style: TextStyle,
  width: number,
  typesetter: Typesetter,
): { lines: Line[]; style: TextStyle } {
  if (maxHeight === undefined) return { lines: typesetter.lines(text, style, width), style }
  const linesAt = (scale: number) => typesetter.lines(text, scaled(style, scale), width)
  const scale = fitHeight(maxHeight, [style], at => linesAt(at).length * style.leading * at)
  const fitted = scaled(style, scale)
  const max = Math.max(1, Math.floor(maxHeight / fitted.leading))
  return { lines: truncateToLines(text, width, max, fitted, typesetter), style: fitted }
}

function layOutLogo(block: BlockOf<'logo'>, { x, width }: Column, { logo, invoice }: LayoutContext): Box {
  if (!logo) return emptyBox
  const room = Math.min(Math.min(block.max_width, width) / logo.width, block.max_height / logo.height)
  const scale = Math.min(room, largestLogoScale)
  const [w, h] = [logo.width * scale, logo.height * scale]
  const left = x + (width - w) * shareBefore[block.align]
  // not translated, because the alternative text is a name
  const alt = invoice.seller?.name?.text ?? 'Logo'
  const picture: Picture = { kind: 'picture', x: left, top: 0, width: w, height: h, alt, path: 'logo' }
  if (room > scale) picture.missingPixels = missingPixels(logo, room)
  return { height: h, operations: [picture] }
}

function shortened({ length, align }: BlockOf<'rule'>, { x, width }: Column): Column {
  if (length === undefined || length >= width) return { x, width }
  return { x: x + (width - length) * shareBefore[align], width: length }
}

export function layOutRule(rule: Rule, { x, width }: Column, context: LayoutContext): Box {
  const line = {
    kind: 'rectangle',
    x,
    top: 0,
    width,
    height: rule.width,
    color: context.color(rule.color),
  } as const
  return { height: rule.width, operations: [line] }
}
