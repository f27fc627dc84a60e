import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { certificate, privateKey } from '#platform/testing/example-certificate.ts'

/** A mail as the server received it. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** headers and body */
  raw: string
  /** whether it was sent through TLS */
  isEncrypted: boolean
  /** authenticated user */
  user?: string | undefined
}

/** A real SMTP server on loopback. */
export interface TestMailServer {
  url: string
  mails: ReceivedMail[]
  /** answers to the next recipients; `undefined` accepts them */
  refusal: string | undefined
  /** rejected recipients */
  refused: number
  /** number of connections, with or without a mail */
  connections: number
  /** credentials that were sent, valid or not */
  signIns: Record<'user' | 'password', string | null | undefined>[]
  close(): Promise<void>
}

interface MailServerOptions {
  /** TLS; none by default */
  tls?: 'implicit' | 'starttls'
  /** accepted credentials; any by default */
  account?: { user: string; password: string }
}

export async function startMailServer({ tls, account }: MailServerOptions = {}): Promise<TestMailServer> {
  const server = new SMTPServer({
    // avoids a DNS lookup per connection
    disableReverseLookup: true,
    authOptional: account === undefined,
    // offers authentication without TLS, to detect clients that would use it
    allowInsecureAuth: true,
    secure: tls === 'implicit',
    ...(tls && { cert: certificate, key: privateKey }),
    disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
    onAuth({ username: user, password }, _session, done) {
      running.signIns.push({ user, password })
      const isRight = user === account?.user && password === account?.password
      done(isRight ? null : new Error('wrong password'), isRight ? { user } : undefined)
    },
    onConnect(_session, done) {
      running.connections += 1
      done()
    },
    onRcptTo(_address, _session, done) {
      if (running.refusal === undefined) return done()
      running.refused += 1
      return done(new Error(running.refusal))
    },
    onData(stream, { envelope, secure, user }, done) {
      void text(stream).then(raw => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        running.mails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          isEncrypted: secure,
          user,
        })
        done()
      })
    },
  })
  // a client that rejects the certificate closes its connection
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const running: TestMailServer = {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails: [],
    refusal: undefined,
    refused: 0,
    connections: 0,
    signIns: [],
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return running
}

/** Returns the decoded text of a mail. */
export const textOfMail = ({ raw }: Pick<ReceivedMail, 'raw'>): string =>
  raw
    .slice(raw.indexOf('\r\n\r\n'))
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, code) => String.fromCharCode(Number.parseInt(code, 16)))
