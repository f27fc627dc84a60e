import { connect } from 'node:net'

/**
 * Writes `text` into a connection as it is, and reads until the other side ends it.
 * @param isAll whether the connection says at once that nothing more comes, as `nc -N` does
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
