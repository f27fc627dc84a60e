/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Enter a key. It starts with svc_live_ or svc_test_.',
  'key.space_around': 'The key has a space or line break around it. Copy the key alone.',
  'key.space_inside': 'The key has a space or line break inside. Copy it again in one piece.',
  'key.capitals': 'The key starts with small letters: svc_live_ or svc_test_.',
  'key.prefix': 'This is not a key of the service. A key starts with svc_live_ or svc_test_.',
  'key.character': 'The key has a character that no key has. Copy it again from your account page.',
  'key.too_short': 'The key is too short. Part of it may be missing.',
  'key.too_long': 'The key is too long. Copy the key alone.',
  'key.untried': 'The key could not be tried, so it was not kept. {problem:message}',
  'key.stopped': 'Stopped. The key was not kept.',
  'key.no_clipboard': 'The clipboard cannot be read here. Paste into the field.',

  'keychain.missing': 'No password store was found on this computer. The key can be kept until you quit.',
  'keychain.empty':
    'The keyring of this computer was removed or never set up. The key can be kept until you quit.',
  'keychain.locked': 'Your keyring is locked. Unlock it and try again, or keep the key until you quit.',
  'keychain.failed':
    'The password store of this computer refused access. The key can be kept until you quit.',
  'keychain.timeout': 'The password store does not answer. It may be waiting for you to unlock it.',

  'address.not_https': 'Use https. Without it, others on the network could read the key.',
  'address.invalid': 'Enter an address such as https://invoices.example.com.',
  'address.user': 'Leave out the name and password.',
  'address.query': 'Leave out everything from ? or # on.',

  'connection.name_taken': 'There is a connection named {name} already.',
  'connection.practice_address': 'This is the practice service. It is in the list already.',
  'connection.practice_fixed': 'The practice service is part of Billwright and stays as it is.',
  'connection.in_use':
    'The submission of documents with this connection is not finished, so nothing was changed. First withdraw them, or say whether they exist.',
  'connection.key_again':
    'The key was entered for another address, so nothing was sent. If {address} is your service, enter the key again.',
  'connection.not_the_service':
    'No usable answer came from this address. Check the address, or try again later.',
  'connection.other_answer': 'This address answered {status:digits}, not as the service does.',

  'connect.unsupported':
    'This service has no sign-in for apps. Create a key on its account page and enter it by hand.',
  'connect.unusable': 'This address answers, but not as the sign-in of an invoice service does.',
  'connect.redirected':
    'This address leads elsewhere, so nothing was sent. Use the one that the service names.',
  'connect.busy': 'The service is busy ({status:digits}). Try again in a moment.',
  'connect.expired': 'The code has expired. No key was made.',
  'connect.denied': 'The request was declined on the service’s page. No key was made.',
  'connect.not_kept': 'The key could not be kept, so the service revoked it again. {problem:message}',
  'connect.not_revoked':
    'The key could not be kept, and the service did not confirm that it revoked it. Revoke it on the page of your keys. {problem:message}',
  'connect.no_place': 'No key was requested, because it could not be kept. {problem:message}',
  'connect.no_address': 'Enter the address of the service.',
  'connect.too_many': 'Five services are being connected already. Finish or cancel one first.',
  'connect.ended': 'This attempt has ended. Connect again.',

  'preset.unreadable': '{path} cannot be used: it must be JSON with baseUrl and, if wanted, name.',
  'preset.address': 'The address in {path} cannot be used. {problem:message}',

  'practice.slow_start': 'The practice service did not start in time.',
  'practice.stopped': 'The practice service stopped before it was ready.',
  'practice.unexpected_response': 'The practice service sent an unexpected response.',
} as const
