import { connect } from 'node:net'

/**
 * Writes `text` to a connection unchanged, and reads until the other side closes it.
 * @param isAll whether to close the sending side at once, like `nc -N`
 */
export async function sendRaw(url: string, text: string, { isAll = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  if (isAll) socket.end(text)
  else socket.write(text)
  let received = ''
  for await (const chunk of socket) received += chunk
  return received
}

/** The parts of an answer as {@link sendRaw} received it. */
export function partsOf(received: string): { status: number; head: string; body: string } {
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]), head: head.toLowerCase(), body }
}
