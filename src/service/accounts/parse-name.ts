/** @returns the trimmed name of an account or a key, or `undefined` when it is invalid */
export function parseName(text: string): string | undefined {
  const name = text.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
  return name !== '' && name.length <= 100 && !/[\u0000-\u001f\u007f-\u009f]/.test(name) ? name : undefined
}
