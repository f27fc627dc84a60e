import { spawnSync } from 'node:child_process'
import { programMissing } from '#core/testing/missing-program.ts'

const reader = `
import email, email.policy, json, sys
message = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
files = list(message.iter_attachments())
print(json.dumps({
  'headers': sorted({name.lower() for name in message.keys()}),
  'to': [address.addr_spec for address in message['to'].addresses] if message['to'] else [],
  'from': str(message['from'] or ''), 'subject': message['subject'], 'unsent': message['x-unsent'],
  'body': message.get_body(('plain',)).get_content(), 'defects': [repr(defect) for defect in message.defects],
  'files': [{'name': file.get_filename(), 'type': file.get_content_type(), 'hex': file.get_content().hex()} for file in files],
}))`

export interface ReadMail {
  headers: string[]
  to: string[]
  from: string
  subject: string
  unsent: string
  body: string
  defects: string[]
  files: { name: string; type: string; hex: string }[]
}

/** Parses a message with an independent library: Python's email package. */
export function readMail(bytes: Uint8Array): ReadMail {
  const { stdout, stderr, error } = spawnSync('python3', ['-c', reader], { input: bytes })
  if (error) programMissing('python3', 'python3')
  if (stderr.byteLength > 0) throw new Error(String(stderr))
  return JSON.parse(String(stdout)) as ReadMail
}
