/** Texts of the design: templates, colour, typeface, paper. */
export const designInEnglish = {
  'design.title': 'Look',
  'design.open': 'Look of the invoice, template {title}',
  'design.templates': 'Template',
  'design.custom': 'Your template; sent to the service when you first submit with it',
  'design.broken': '{name} cannot be used. {mistake}',
  'design.no-picture': 'No picture of {name}: {reason}',
  'design.color': 'Accent colour',
  'design.by-template': 'Template default',
  'design.color.hex': 'Other colour, as #rrggbb',
  'design.color.hex.wrong': 'Write a colour as #rrggbb, such as #1d3fbb.',
  'design.color.pale': 'Too pale for text: on paper, text takes a darker tone of it.',
  'design.color.cobalt': 'Cobalt',
  'design.color.steel': 'Steel',
  'design.color.pine': 'Pine',
  'design.color.ochre': 'Ochre',
  'design.color.rust': 'Rust',
  'design.color.wine': 'Wine',
  'design.color.plum': 'Plum',
  'design.color.ink': 'Ink',
  'design.typeface': 'Typeface',
  'design.typeface.sans': 'Sans serif',
  'design.typeface.serif': 'Serif',
  'design.paper': 'Paper',
  'design.custom-folder': 'Your own templates are read from {folder}',
} as const

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesInEnglish = {
  'difference.pages': {
    one: 'It has {count} page instead of {expected}.',
    other: 'It has {count} pages instead of {expected}.',
  },
  'difference.more': { one: '{count} more difference.', other: '{count} more differences.' },
  'difference.mark_missing': 'The TEST mark is missing.',
  'difference.mark_unexpected': 'It is marked TEST, although it was submitted live.',
  'difference.text': 'Page {page} says “{found}” instead of “{expected}”.',
  'difference.text.missing': 'Page {page} does not say “{expected}”.',
  'difference.text.added': 'Page {page} also says “{found}”.',
  'difference.value.invoice_number': 'The invoice number {value} was not found in it.',
  'difference.value.customer': 'The customer {value} was not found in it.',
  'difference.value.line': 'The line “{value}” was not found in it.',
  'difference.value.payable': 'The amount {value} was not found in it.',
  'difference.einvoice_missing': 'The e-invoice that was asked for is not attached to it.',
  'difference.einvoice_unexpected': 'It carries an e-invoice, which a test must not: do not pass it on.',
  'difference.einvoice_attached': 'It carries the e-invoice {name}.',
  'difference.script': 'It contains a script, which it does not need: open it with care.',
  'difference.same_text': 'The pages and their text were compared, not their appearance.',
  'difference.same_values':
    'Another program made it, so the looks cannot be compared. Number, customer, lines and amount are in it.',
  'difference.encrypted': 'It could not be compared: it is locked with a password.',
  'difference.damaged': 'It could not be compared: it is damaged. Download it again, or open the link.',
  'difference.too_much':
    'It could not be compared: reading it takes too long or too much memory. Open it with care.',
  'difference.no_text': 'It could not be compared: there is no text in it.',
  'difference.no_preview':
    'It could not be compared: the preview could not be made, perhaps for want of its template.',
} as const
