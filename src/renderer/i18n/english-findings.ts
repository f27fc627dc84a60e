/** Texts of the comparison between delivered PDF and preview. */
export const findingsInEnglish = {
  'finding.pages': {
    one: 'It has {count} page instead of {expected}.',
    other: 'It has {count} pages instead of {expected}.',
  },
  'finding.mark_missing': 'The TEST mark is missing.',
  'finding.mark_unexpected': 'It is marked TEST, although it is a live invoice.',
  'finding.text': 'Page {page} says “{found}” instead of “{expected}”.',
  'finding.text.missing': 'Page {page} does not say “{expected}”.',
  'finding.text.added': 'Page {page} also says “{found}”.',
  'finding.value.invoice_number': 'The invoice number {value} was not found in it.',
  'finding.value.customer': 'The customer {value} was not found in it.',
  'finding.value.line': 'The line “{value}” was not found in it.',
  'finding.value.payable': 'The amount {value} was not found in it.',
  'finding.script': 'It contains a script. An invoice needs none: open it with care.',
  'finding.same_text': 'The pages and their text were compared, not the looks.',
  'finding.same_values':
    'Another program made it, so the looks cannot be compared. Number, customer, lines and amount are in it.',
  'finding.encrypted': 'It could not be compared: it is locked with a password.',
  'finding.damaged': 'It could not be compared: it is damaged. Download it again, or open the link.',
  'finding.too_much':
    'It could not be compared: reading it takes too long or too much memory. Open it with care.',
  'finding.no_text': 'It could not be compared: there is no text in it.',
  'finding.no_preview':
    'It could not be compared: the preview could not be made, perhaps for want of its template.',
} as const
