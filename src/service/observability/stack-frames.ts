/** The frames of an error's stack, without its message, which may quote an invoice. */
export const stackFramesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter(line => /^\s+at /.test(line))
