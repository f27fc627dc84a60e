import type { InnerMessage, TextOf } from './english-format.ts'

/** Keys, the password store and the addresses of services. */
export const connectionInEnglish = {
  'key.empty': 'Enter a key. It starts with svc_live_ or svc_test_.',
  'key.space_around': 'The key has a space or line break around it. Copy the key alone.',
  'key.space_inside': 'The key has a space or line break inside. Copy it again in one piece.',
  'key.capitals': 'The key starts with small letters: svc_live_ or svc_test_.',
  'key.prefix': 'This is not a key of the service. A key starts with svc_live_ or svc_test_.',
  'key.character': 'The key has a character that no key has. Copy it again from your account page.',
  'key.too_short': 'The key is too short. Part of it may be missing.',
  'key.too_long': 'The key is too long. Copy the key alone.',
  'key.untried': ({ problem }: { problem: InnerMessage }, textOf: TextOf): string =>
    `The key could not be tried, so it was not kept. ${textOf(problem)}`,
  'key.stopped': 'Stopped. The key was not kept.',
  'key.no_clipboard': 'The clipboard cannot be read here. Paste into the field.',

  'keychain.missing': 'No password store was found on this computer. The key can be kept until you quit.',
  'keychain.empty':
    'The keyring of this computer was removed or never set up. The key can be kept until you quit.',
  'keychain.locked': 'Your keyring is locked. Unlock it and try again, or keep the key until you quit.',
  'keychain.failed': 'The password store of this computer refused. The key can be kept until you quit.',
  'keychain.timeout': 'The password store does not answer. It may be waiting for you to unlock it.',

  'address.not_https': 'Use https. Without it, others on the network could read the key.',
  'address.invalid': 'Enter an address such as https://invoices.example.com.',
  'address.user': 'Leave out the name and password.',
  'address.query': 'Leave out everything from ? or # on.',

  'connection.name_taken': ({ name }: { name: string }): string =>
    `There is a connection named ${name} already.`,
  'connection.practice_address': 'This is the practice service. It is in the list already.',
  'connection.practice_fixed': 'The practice service is part of Billwright and stays as it is.',
  'connection.in_use': 'Documents of this connection still wait for an answer. Settle or cancel them first.',
  'connection.key_again': ({ address }: { address: string }): string =>
    `The key was entered for another address, so nothing was sent. If ${address} is your service, enter the key again.`,
  'connection.not_the_service': 'This address does not answer as the service does.',
  'connection.other_answer': ({ status }: { status: number }): string =>
    `This address answered ${status}, not as the service does.`,

  'connect.unsupported':
    'This service has no sign-in for apps. Create a key on its account page and enter it by hand.',
  'connect.unusable': 'This address answers, but not as the sign-in of an invoice service does.',
  'connect.redirected':
    'This address leads elsewhere, so nothing was sent. Use the one that the service names.',
  'connect.busy': ({ status }: { status: number }): string =>
    `The service is busy (${status}). Try again in a moment.`,
  'connect.expired': 'The code has expired. No key was made.',
  'connect.denied': 'The request was declined on the service’s page. No key was made.',
  'connect.not_kept': ({ problem }: { problem: InnerMessage }, textOf: TextOf): string =>
    `The key could not be kept, so the service revoked it again. ${textOf(problem)}`,
  'connect.not_revoked': ({ problem }: { problem: InnerMessage }, textOf: TextOf): string =>
    `The key could not be kept, and the service did not confirm that it revoked it. Revoke it on the page of your keys. ${textOf(problem)}`,
  'connect.no_place': ({ problem }: { problem: InnerMessage }, textOf: TextOf): string =>
    `Nothing was asked for, because a key could not be kept. ${textOf(problem)}`,
  'connect.no_address': 'Enter the address of the service.',
  'connect.too_many': 'Five services are being connected already. Finish or cancel one first.',
  'connect.ended': 'This attempt has ended. Connect again.',

  'preset.unreadable': ({ path }: { path: string }): string =>
    `${path} cannot be used: it must be JSON with baseUrl and, if wanted, name.`,
  'preset.address': ({ path, problem }: { path: string; problem: InnerMessage }, textOf: TextOf): string =>
    `The address in ${path} cannot be used. ${textOf(problem)}`,

  'practice.slow_start': 'The practice service did not start in time.',
  'practice.stopped': 'The practice service stopped before it was ready.',
  'practice.unexpected_response': 'The practice service sent an unexpected response.',
} as const
