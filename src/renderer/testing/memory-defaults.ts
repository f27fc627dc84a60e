import type { ProgramSettings, SenderProfile } from '#contract/settings.ts'

export const practice = {
  id: 'practice',
  name: 'Practice service',
  baseUrl: null,
  requestFields: 'full',
  practice: true,
  key: null,
  keyOfOtherAddress: false,
  waiting: 0,
  liveConsent: null,
} as const

export const initialSender: SenderProfile = {
  id: 'first',
  profileName: '',
  seller: {},
  logo: '',
  numberPatterns: {
    invoice: 'INV-{YYYY}-{####}',
    credit_note: 'CN-{YYYY}-{####}',
    quote: 'Q-{YYYY}-{####}',
  },
  currency: 'EUR',
  template: 'minimal',
  accentColor: '',
  typeface: '',
  paper: '',
  dueDays: 14,
  quoteDays: 30,
  locale: '',
  taxRate: '',
  paymentTerms: '',
  taxNote: '',
  notes: '',
}

export const initialProgram: ProgramSettings = {
  theme: 'system',
  language: 'system',
  defaultSender: initialSender.id,
  countdownSeconds: 5,
  eInvoiceFormat: '',
  columns: [],
  panes: null,
  navigation: null,
  views: [],
  listColumns: ['status', 'number', 'customer', 'issued', 'due', 'amount', 'outstanding'],
  chartTables: [],
  recentlyUsed: [],
  declinedCustomers: [],
  pdfName: '{number} {customer}',
  pdfFolder: '',
  emailTexts: {},
}
