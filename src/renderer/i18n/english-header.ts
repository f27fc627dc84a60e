/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerInEnglish = {
  'header.menu': 'More actions',
  'header.message': 'State of the submission',
  'header.amount': 'Amount',
  'header.due': 'Due',
  'header.open-of': 'open of {total}',
  'header.record-payment': 'Record payment',
  'header.show-differences': 'Look at differences',
  'header.go-to-field': 'Go to the field',
  'header.pdf-checked': 'PDF checked',
  'header.pdf-kept': 'PDF not checked',
  'header.pdf-differs': 'PDF differs',
  'header.pdf-missing': 'PDF not downloaded',
  'header.test-made': 'Test PDF made {time}',
  'header.test-changed': 'Changed since the test PDF',

  'unknown.safe':
    'We sent {number} for {amount} ({time}), but the service did not confirm it, so it may already exist. Check again is safe: it won’t create or bill a second one.',
  'unknown.unsafe':
    'We sent {number} for {amount} ({time}), but the service did not confirm it, so it may already exist and may have been billed. Ask the service, or look it up in your account, before sending again.',
  'unknown.key-changed':
    'We sent {number} for {amount} ({time}), but the service did not confirm it, so it may already exist. Only the key that it was sent with can check again, and this connection has another one now. Put that key back, or look it up in your account.',
  'unknown.check': 'Check again',
  'unknown.ask': 'Ask the service',
  'unknown.created': 'I found it in my account…',
  'unknown.send-again': 'It isn’t there, unlock it…',
  'resolve.created.title': 'Is {number} in your account?',
  'resolve.created.text': 'It stays closed and is never sent again from this computer.',
  'resolve.created.link': 'Its link, if you have it',
  'resolve.created.confirm': 'I found it',
  'resolve.again.title': 'Unlock {number} as a draft?',
  'resolve.again.text':
    'Do this only if your account does not show it. Sending it again would create and bill a second one if the first arrived.',
  'resolve.again.confirm': 'It isn’t there, unlock it',
  'resolve.again.exists': 'The service says that {number} exists, so it was not made a draft again.',
} as const
