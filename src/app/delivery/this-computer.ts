/** Host names of this computer, as normalised by `URL`. */
const names = [
  /^(.+\.)?localhost\.?$/,
  /^127\.\d+\.\d+\.\d+\.?$/,
  /^0\.0\.0\.0\.?$/,
  /^\[::1?\]$/,
  // IPv4-mapped addresses
  /^\[::(ffff:)?7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/,
  /^\[::ffff:0:0\]$/,
]

export const isThisComputer = ({ hostname }: URL): boolean => names.some(name => name.test(hostname))
