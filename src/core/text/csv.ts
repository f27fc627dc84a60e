/** A cell that no spreadsheet evaluates as a formula (OWASP, CSV Injection). */
export const inertCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
