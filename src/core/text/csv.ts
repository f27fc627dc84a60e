/** Prevents that a spreadsheet evaluates a cell as a formula (OWASP, CSV Injection). */
export const inertCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
