import { z } from 'zod'
import { factNames, itemFields } from './field-names.ts'
import { points, reference, ruleSchema, space } from './template-values.ts'

/** Schemas of the blocks of a template, in the order in which they appear on the page. */

const align = z.enum(['left', 'center', 'right']).default('left')

const textBlock = z.strictObject({
  type: z.literal('text'),
  space,
  /** with placeholders in braces; a text of which no placeholder has a value takes no space */
  text: z.string().max(500),
  style: reference,
  align,
  /** keeps to one line: shrunk if needed, and truncated if it is still too long */
  one_line: z.boolean().default(false),
  /** shrunk if the block would be higher, and truncated if that is not enough */
  max_height: z.number().min(8).max(400).optional(),
  /** shows only short or only long texts, so that long notes can have a wider column */
  length: z.enum(['short', 'long']).optional(),
  role: z.enum(['title', 'heading', 'paragraph']).default('paragraph'),
  /** a label above the text, in the language of the document */
  label: z.enum(['notes', 'payment_terms', 'payable', 'invoice_number']).optional(),
  label_style: reference.optional(),
})

const logoBlock = z.strictObject({
  type: z.literal('logo'),
  space,
  max_width: z.number().min(8).max(400),
  max_height: z.number().min(8).max(200),
  align,
})

const partyBlock = z.strictObject({
  type: z.literal('party'),
  space,
  of: z.enum(['seller', 'buyer']),
  align,
  label_style: reference.optional(),
  name_style: reference,
  style: reference,
  /** tax and registration numbers, e-mail, telephone, website */
  details: z.boolean().default(true),
  /** shrunk if the block would be higher */
  max_height: z.number().min(8).max(400).optional(),
})

const factsBlock = z.strictObject({
  type: z.literal('facts'),
  space,
  show: z.array(z.enum(factNames)).min(1),
  /**
   * rows: label and value side by side; strip: label above value, side by side across the width; stacked: label
   * above value, one below the other
   */
  layout: z.enum(['rows', 'strip', 'stacked']),
  align,
  label_style: reference,
  value_style: reference,
  gap: points.default(12),
})

const itemsBlock = z.strictObject({
  type: z.literal('items'),
  space,
  /** from left to right; unused columns take no space */
  columns: z.array(z.enum(itemFields)).min(2),
  gutter: points.default(16),
  /** minimum width of money columns, if the description leaves enough */
  figure_width: points.default(60),
  /** space between the edge of the table and its text, for backgrounds and stripes */
  inset: points.default(0),
  head: z.strictObject({
    style: reference,
    padding: points,
    fill: reference.optional(),
    /** along the upper edge */
    top_rule: ruleSchema.optional(),
    rule: ruleSchema.optional(),
  }),
  row: z.strictObject({
    style: reference,
    /** the lines of a description after its first line break */
    detail_style: reference,
    padding: points,
    rule: ruleSchema.optional(),
    stripe: reference.optional(),
  }),
  /** replaces the rule of the last row */
  end_rule: ruleSchema.optional(),
})

const totalsBlock = z.strictObject({
  type: z.literal('totals'),
  space,
  width: z.number().min(100).max(600),
  /** equal to that of the table, so that amounts align */
  inset: points.default(0),
  padding: points,
  style: reference,
  rule: ruleSchema.optional(),
  /** the amount due */
  payable: z.strictObject({
    style: reference,
    /** of the amount, if it differs from the label */
    figure_style: reference.optional(),
    padding: points,
    space: points.default(0),
    fill: reference.optional(),
    rule: ruleSchema.optional(),
    /** along the lower edge */
    end_rule: ruleSchema.optional(),
  }),
})

const paymentBlock = z.strictObject({
  type: z.literal('payment'),
  space,
  heading_style: reference,
  label_style: reference,
  value_style: reference,
  gap: points.default(12),
})

/** Minimum side of a payment code that banking apps read from paper: 25 mm, in points. */
const minCode = 71

const paymentCodeBlock = z.strictObject({
  type: z.literal('payment-code'),
  space,
  /** without the quiet zone */
  size: z.number().min(minCode).max(100).default(minCode),
  align,
  caption_style: reference,
})

const ruleBlock = z.strictObject({
  type: z.literal('rule'),
  space,
  rule: ruleSchema,
  /** full column width by default */
  length: z.number().min(1).max(600).optional(),
  align,
})

const leafTypes = [
  textBlock,
  logoBlock,
  partyBlock,
  factsBlock,
  paymentBlock,
  paymentCodeBlock,
  ruleBlock,
] as const
export const leaf = z.discriminatedUnion('type', leafTypes)

const columnsOf = <Child extends z.ZodType>(child: Child) =>
  z.strictObject({
    type: z.literal('columns'),
    space,
    gap: points.default(24),
    /** whether the columns after an empty one move into its place */
    close_up: z.boolean().default(false),
    /** whether the other columns share the width of an empty one */
    widen: z.boolean().default(false),
    /** vertical alignment of shorter columns */
    valign: z.enum(['top', 'bottom']).default('top'),
    columns: z
      .array(
        z.strictObject({
          /** of the width that fixed columns leave */
          share: z.number().min(0.1).max(12).default(1),
          /** fixed width instead of a share */
          width: z.number().min(10).max(400).optional(),
          blocks: z.array(child).max(20),
        }),
      )
      .min(1)
      .max(6),
  })

const innerColumns = columnsOf(leaf)
/** Top-level columns: one of them may contain the totals, with other blocks beside. */
const outerColumns = columnsOf(z.discriminatedUnion('type', [...leafTypes, innerColumns, totalsBlock]))

const bandBlock = z.strictObject({
  type: z.literal('band'),
  space,
  fill: reference.optional(),
  top_rule: ruleSchema.optional(),
  bottom_rule: ruleSchema.optional(),
  /** extends to the edges of the page; as the first block also to its top */
  bleed: z.boolean().default(false),
  padding: z.strictObject({ top: points, bottom: points, sides: points.default(0) }),
  blocks: z
    .array(z.discriminatedUnion('type', [...leafTypes, innerColumns]))
    .min(1)
    .max(20),
})

const frame = z.strictObject({
  /** from the edges of the page; exactly two of the three are required */
  left: z.number().min(0).max(600).optional(),
  right: z.number().min(0).max(600).optional(),
  width: z.number().min(40).max(700).optional(),
  /** from the top of the page; lower if a frame above it is higher than expected */
  top: z.number().min(0).max(700),
  /** minimum height, if the frame is not empty */
  height: z.number().min(1).max(500).optional(),
  /** background colour; `padding` applies inside the frame */
  fill: reference.optional(),
  padding: z
    .strictObject({
      top: points.default(0),
      right: points.default(0),
      bottom: points.default(0),
      left: points.default(0),
    })
    .prefault({}),
  blocks: z.array(leaf).min(1).max(20),
})

/**
 * Frames at fixed positions on the first page, such as the window of an envelope. Later blocks start below
 * them.
 */
const stageBlock = z.strictObject({
  type: z.literal('stage'),
  space,
  frames: z.array(frame).min(1).max(12),
})

export const block = z.discriminatedUnion('type', [
  ...leafTypes,
  outerColumns,
  bandBlock,
  stageBlock,
  itemsBlock,
  totalsBlock,
])
