import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as the server received it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** headers and body */
  raw: string
}

/** A real SMTP server on loopback. */
export interface TestMailServer {
  url: string
  mails: ReceivedMail[]
  /** what is said to the next recipients; undefined accepts them */
  refusal: string | undefined
  close(): Promise<void>
}

export async function startMailServer(): Promise<TestMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(running.refusal === undefined ? undefined : new Error(running.refusal)),
    onData(stream, { envelope }, done) {
      void text(stream).then(raw => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        running.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const running: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refusal: undefined,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return running
}

/** The text of a mail, decoded. */
export const textOfMail = ({ raw }: ReceivedMail): string =>
  raw
    .slice(raw.indexOf('\r\n\r\n'))
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, code) => String.fromCharCode(Number.parseInt(code, 16)))
