/** Every limit of an invoice, in one place: the service answers 422 above them, the editor stops at them. */
export const limits = {
  /** line items in a submitted invoice; the renderer itself is tested to ten times as many */
  items: 1000,
  renderedItems: 10_000,
  /** of a document; ten thousand line items come to a few hundred */
  pages: 3000,
  /** of a typeface in a document, letters with other marks counted apart; codes in a PDF have two bytes */
  shapes: 60_000,
  /** of a document's different words in scripts that join their letters, or with marks; no request of `bodyBytes` has as many */
  joinedLetters: 1_500_000,
  descriptionLength: 2000,
  invoiceNumberLength: 64,
  unitLength: 64,
  /** any other single-line or multi-line text field */
  textLength: 2000,
  addressLines: 8,
  /** |amount| stays below 10 to this power */
  amountDigits: 15,
  fractionDigits: 20,
  /** bytes of the decoded image */
  logoBytes: 1024 * 1024,
  /** pixels a side */
  logoSide: 4096,
  /** bytes of a request without its logo */
  bodyBytes: 1024 * 1024,
  /** mistakes named in one answer; more would help nobody */
  issues: 100,
} as const
