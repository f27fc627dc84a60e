import type { InnerMessage, TextOf } from './english-format.ts'

/** Points that are left for text, and how many it needs. */
export interface TooNarrow {
  points: number
  needed: number
}

const tooNarrow =
  (advice: string) =>
  ({ points, needed }: TooNarrow): string =>
    `${points} points are left for text here, and it needs ${needed}. ${advice}`

/** A number of some names, of which the first are given. */
export interface Names {
  names: string[]
  /** how many more there are */
  others: number
}

const joined = ({ names, others }: Names, joint: string): string =>
  others > 0 ? `${names.join(joint)} and ${others} more` : names.join(joint)

const expectations: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
  record: 'a group in { }',
}

const expectation = (expected: string): string => expectations[expected] ?? expected

/** A limit with its unit; plain numbers have none. */
function counted(limit: number, of: 'entries' | 'characters' | 'number'): string {
  if (of === 'entries') return `${limit} of these`
  if (of === 'number') return `${limit}`
  return limit === 1 ? `${limit} character` : `${limit} characters`
}

export interface Limit {
  limit: number
  of: 'entries' | 'characters' | 'number'
}

const unknownName =
  (kind: string) =>
  ({ name, known }: { name: string; known: Names }): string =>
    `There is no ${kind} called ${name}. There are: ${joined(known, ', ')}.`

/** Mistakes in templates, for their authors. */
export const templateInEnglish = {
  'template.mistake_at': (
    { path, mistake }: { path: string; mistake: InnerMessage },
    textOf: TextOf,
  ): string => `The template has a mistake at ${path || 'its top'}: ${textOf(mistake)}`,
  'template.too_deep': ({ max }: { max: number }): string =>
    `The template is nested more than ${max} levels deep.`,
  'template.too_many_values': 'The template has more values, or longer names, than any template needs.',
  'template.too_large': ({ name }: { name: string }): string =>
    `The template "${name}" is larger than 1 MiB.`,
  'template.unreadable': ({ name }: { name: string }): string => `The template "${name}" cannot be read.`,
  'template.name_taken': ({ name }: { name: string }): string =>
    `"${name}" is reserved for Billwright. Give your template, and its folder, another name.`,
  'template.name_differs': ({ name, inFile }: { name: string; inFile: string }): string =>
    `The file calls itself "${inFile}", and the address names "${name}". Give both the same name.`,
  'template.no_version': ({ name, version }: { name: string; version: number }): string =>
    `The account keeps no version ${version} of a template "${name}".`,
  'template.outdated': ({ name, version }: { name: string; version: number }): string =>
    `The service cannot use version ${version} of the template "${name}" any more. Check the file with “billwright templates check”, and publish it again.`,
  'template.no_default': 'No default template was chosen. It is chosen in the dashboard.',
  'template.file_missing': ({ name }: { name: string }): string =>
    `There is no file template.json in the folder "${name}".`,
  'template.folder_name': ({ name }: { name: string }): string =>
    `A template cannot be called "${name}". Name its folder in small letters, digits and hyphens.`,
  'template.other_name': ({ folder, name }: { folder: string; name: string }): string =>
    `The template in the folder "${folder}" calls itself "${name}". Give both the same name.`,

  // settings and their values
  'template.setting_missing': ({ expected }: { expected: string }): string =>
    `Something is missing here: ${expectation(expected)}.`,
  'template.setting_type': ({ expected }: { expected: string }): string =>
    `Write ${expectation(expected)} here.`,
  'template.setting_value': ({ values }: { values: string[] }): string =>
    `Use one of: ${values.map(value => `"${value}"`).join(', ')}.`,
  'template.setting_unknown': (settings: Names): string =>
    `There is no setting called ${joined(settings, ' or ')} here.`,
  'template.setting_repeated': 'This is given twice. Keep the one that you mean.',
  'template.too_little': ({ limit, of }: Limit): string => `Use at least ${counted(limit, of)}.`,
  'template.too_much': ({ limit, of }: Limit): string => `Use at most ${counted(limit, of)}.`,
  'template.name': 'Use small letters, digits and hyphens, at most 64.',
  'template.key': 'This name cannot be used. Use small letters, digits and hyphens.',
  'template.short_name': 'Use a short name of small letters, digits and hyphens.',
  'template.color':
    'Write a colour as #rrggbb, such as #1d3fbb, or make it of another: {"from": "accent", "as": "tint", "percent": 90}.',
  'template.unknown_color': unknownName('colour'),
  'template.unknown_plain_color': unknownName('plain colour'),
  'template.unknown_style': unknownName('style'),

  // blocks
  'template.unknown_block': ({ name, known }: { name: string | null; known: string[] }): string =>
    `There cannot be ${name === null ? 'a block without a type' : `a block called ${name}`} here. Possible are: ${known.join(', ')}.`,
  'template.block_missing': ({ type }: { type: string }): string =>
    `A template has exactly one block of type "${type}".`,
  'template.totals_first': 'Put the block "totals" after the block "items".',
  'template.stage_late': 'Put the block "stage" first: its frames are on the sheet itself.',
  'template.frame_position': 'Give two of "left", "right" and "width".',
  'template.column_missing': ({ column }: { column: string }): string =>
    `Add the column "${column}": an invoice needs it.`,
  'template.column_repeated': ({ column }: { column: string }): string =>
    `The column "${column}" is there already.`,
  'template.unknown_placeholder': ({ name }: { name: string }): string =>
    `There is no field called {${name}}.`,
  'template.page_placeholder': '{page_of_pages} is known only in the footer. Move it there.',
  'template.loose_brace': 'Put the name of a field between { and }.',

  // room on the page
  'template.footer_in_text': 'The footer reaches into the text. Make it smaller or the bottom margin larger.',
  'template.body_too_low': ({ points, needed }: TooNarrow): string =>
    `The margins and the footer leave ${points} points of a page for the invoice. Leave at least ${needed}.`,
  'template.line_too_high': 'Its lines are too high for what the margins leave of a page.',
  'template.frame_too_wide': ({ points }: { points: number }): string =>
    `This frame leaves a sheet that is ${points} points wide.`,
  'template.code_too_narrow': ({ points, needed }: TooNarrow): string =>
    `The code and the room around it need ${needed} points of width, and ${points} are left here. Make its column wider.`,
  'template.narrow_share': tooNarrow('Give this column a larger share.'),
  'template.narrow_items': tooNarrow('Make "gutter" or "inset" smaller.'),
  'template.narrow_inset': tooNarrow('Make "inset" smaller.'),
  'template.narrow_padding': tooNarrow('Make it smaller.'),
  'template.narrow_frame': tooNarrow('Make it wider, or its padding smaller.'),
  'template.narrow_widths': tooNarrow('Make "gap" or the widths smaller.'),
  'template.narrow_column': tooNarrow('Give it more room, or make "gap" smaller.'),
  'template.narrow_gap': tooNarrow('Make "gap" smaller.'),
} as const
