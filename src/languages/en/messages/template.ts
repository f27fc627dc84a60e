/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'The template has a mistake at its top: {mistake:message}',
    other: 'The template has a mistake at {path}: {mistake:message}',
  },
  'template.too_deep': 'The template is nested more than {max:digits} levels deep.',
  'template.too_many_values': 'The template has more values, or longer names, than any template needs.',
  'template.too_large': 'The template "{name}" is larger than 1 MiB.',
  'template.unreadable': 'The template "{name}" cannot be read.',
  'template.name_taken':
    '"{name}" is reserved for Billwright. Give your template, and its folder, another name.',
  'template.name_differs':
    'The file calls itself "{inFile}", and the address names "{name}". Give both the same name.',
  'template.no_version': 'The account keeps no version {version:digits} of a template "{name}".',
  'template.outdated':
    'The service cannot use version {version:digits} of the template "{name}" any more. Check the file with “billwright templates check”, and publish it again.',
  'template.no_default': 'No default template was chosen. It is chosen in the dashboard.',
  'template.file_missing': 'There is no file template.json in the folder "{name}".',
  'template.folder_name':
    'A template cannot be called "{name}". Name its folder in small letters, digits and hyphens.',
  'template.other_name':
    'The template in the folder "{folder}" calls itself "{name}". Give both the same name.',

  // settings and their values
  'template.setting_missing': 'Something is missing here: {expected:@json_type}.',
  'template.setting_type': 'Write {expected:@json_type} here.',
  'template.setting_value': 'Use one of: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'There is no setting called {names:or} and {others:digits} more here.',
    0: 'There is no setting called {names:or} here.',
  },
  'template.setting_repeated': 'This is given twice. Keep the one that you mean.',
  'template.too_little': {
    select: 'of',
    entries: 'Use at least {limit:digits} of these.',
    characters: {
      plural: 'limit',
      one: 'Use at least {limit:digits} character.',
      other: 'Use at least {limit:digits} characters.',
    },
    number: 'Use at least {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Use at most {limit:digits} of these.',
    characters: {
      plural: 'limit',
      one: 'Use at most {limit:digits} character.',
      other: 'Use at most {limit:digits} characters.',
    },
    number: 'Use at most {limit:digits}.',
  },
  'template.name': 'Use small letters, digits and hyphens, at most 64.',
  'template.key': 'This name cannot be used. Use small letters, digits and hyphens.',
  'template.short_name': 'Use a short name of small letters, digits and hyphens.',
  'template.color':
    'Write a colour as #rrggbb, such as #1d3fbb, or make it of another: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other: 'There is no colour called {name}. There are: {known.names:list} and {known.others:digits} more.',
    0: 'There is no colour called {name}. There are: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other:
      'There is no plain colour called {name}. There are: {known.names:list} and {known.others:digits} more.',
    0: 'There is no plain colour called {name}. There are: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other: 'There is no style called {name}. There are: {known.names:list} and {known.others:digits} more.',
    0: 'There is no style called {name}. There are: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'There cannot be a block without a type here. Possible are: {known:list}.',
    other: 'There cannot be a block called {name} here. Possible are: {known:list}.',
  },
  'template.block_missing': 'A template has exactly one block of type "{type}".',
  'template.totals_first': 'Put the block "totals" after the block "items".',
  'template.stage_late': 'Put the block "stage" first: its frames are on the sheet itself.',
  'template.frame_position': 'Give two of "left", "right" and "width".',
  'template.column_missing': 'Add the column "{column}": an invoice needs it.',
  'template.column_repeated': 'The column "{column}" is there already.',
  'template.unknown_placeholder': 'There is no field called {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} is known only in the footer. Move it there.',
  'template.loose_brace': 'Put the name of a field between {{ and }}.',

  // room on the page
  'template.footer_in_text': 'The footer reaches into the text. Make it smaller or the bottom margin larger.',
  'template.body_too_low':
    'The margins and the footer leave {points:digits} points of a page for the invoice. Leave at least {needed:digits}.',
  'template.line_too_high': 'Its lines are too high for what the margins leave of a page.',
  'template.frame_too_wide': 'This frame reaches beyond the sheet, which is {points:digits} points wide.',
  'template.code_too_narrow':
    'The code and the room around it need {needed:digits} points of width, and {points:digits} are left here. Make its column wider.',
  'template.narrow_share':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Give this column a larger share.',
  'template.narrow_items':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Make "gutter" or "inset" smaller.',
  'template.narrow_inset':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Make "inset" smaller.',
  'template.narrow_padding':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Make it smaller.',
  'template.narrow_frame':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Make it wider, or its padding smaller.',
  'template.narrow_widths':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Make "gap" or the widths smaller.',
  'template.narrow_column':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Give it more room, or make "gap" smaller.',
  'template.narrow_gap':
    '{points:digits} points are left for text here, and it needs {needed:digits}. Make "gap" smaller.',

  // what a setting can be
  '@json_type': {
    string: 'a text in quotes',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'a group in {{ }}',
    record: 'a group in {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} as const
