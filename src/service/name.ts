/** @returns what people call an account or a key, without space around it, or `undefined` where it cannot be one */
export function nameOf(text: string): string | undefined {
  const name = text.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
  return name !== '' && name.length <= 100 && !/[\u0000-\u001f\u007f-\u009f]/.test(name) ? name : undefined
}
