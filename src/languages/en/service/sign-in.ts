/** Sign-in, sign-up, and the links with which a password is set. */
export const signInTexts = {
  'sign_in.title': 'Sign in',
  'sign_in.name': 'E-mail address or account id',
  'sign_in.forgotten': 'Forgot password?',
  'sign_in.back': 'Back to the sign-in',
  'sign_in.no_account': 'You have no account? {link}',
  'sign_in.create_account': 'Create one',
  'sign_in.hint':
    'An owner of your account, or whoever runs this service, gave you the password. Without an e-mail address sign in with the id of the account. Nobody needs your API keys.',
  'sign_in.operator': 'You run this service',
  'sign_in.operator_text':
    'The first password was printed when the service was first started. {set} sets another; {create} makes an account for a customer.',
  'sign_in.why.ended': 'Your sign-in has ended. Sign in again to go on.',
  'sign_in.why.form': 'You were signed out, so nothing was changed. Sign in and try again.',
  'sign_in.why.out': 'You are signed out.',
  'sign_in.why.code': 'It took too long, or the password was changed. Sign in again.',
  'sign_in.why.password': 'Your password is set. Sign in with it.',
  'sign_in.why.connect': 'Sign in to connect Billwright on your computer.',
  'sign_in.empty': 'Give your e-mail address and your password.',
  'sign_in.wrong': 'The e-mail address or the password is wrong.',
  'sign_in.delayed.user': 'Many wrong passwords are being tried for this user. Try again in a few seconds.',
  'sign_in.delayed.address':
    'Many wrong passwords are being tried from your address. Try again in a few seconds.',
  'sign_in.suspended': 'No sign-in',
  'sign_in.suspended_text': 'The account is suspended. Ask the operator of the service.',

  'code.title': 'One-time code',
  'code.note': 'Six digits of your authenticator app, or one of your recovery codes.',
  'code.help':
    'Without your device and your recovery codes, ask another owner of your account or whoever runs this service.',
  'code.wrong': 'This code is wrong, or was used before. A code is valid for 30 seconds.',
  'code.too_many': 'Too many wrong codes. Wait 15 minutes and try again.',

  'password.new': 'New password',
  'password.again': 'New password again',
  'password.note': '{min:digits} characters or more, such as several words. Common passwords are refused.',
  'password.too_short': 'Use {min:digits} characters or more.',
  'password.too_long': 'Use {max:digits} characters at most.',
  'password.differs': 'The two passwords are not the same.',
  'password.easy':
    'This password is easy to guess: it is a common one, a sequence, or little more than a name. Use several words that do not belong together.',

  'forgotten.title': 'Forgot your password?',
  'forgotten.text': 'We mail you a link with which you set a new one.',
  'forgotten.mail_link': 'Mail the link',
  'forgotten.wrong_email': 'Give your e-mail address, such as name@example.com.',
  'forgotten.too_many': 'Too many links were asked for from here. Try again in an hour.',
  'forgotten.sent': 'Look into your mailbox',
  'forgotten.sent_text':
    'If {email} belongs to a user, a link is on its way. It is valid for an hour. If nothing comes, look into the folder for spam, or ask an owner of your account.',
  'forgotten.no_mail':
    'This service sends no mail. An owner of your account makes a link with which you set a new password, on the page Users. If there is no other owner, ask whoever runs this service.',
  'forgotten.operator_text':
    '{reset} gives a user another password, {set} the owner without an e-mail address. {smtp} and {from} let the service send links.',

  'set_password.title': 'Set your password',
  'set_password.button': 'Set password',
  'set_password.name': 'You sign in with',
  'set_password.invalid': 'This link is no longer valid',
  'set_password.invalid_text':
    'It was used before, its time is over, or it was not copied whole. Nothing was changed.',
  'set_password.new_link': 'Ask for a new link',

  'sign_up.title': 'Create an account',
  'sign_up.text': 'We mail you a link, with which you choose a password.',
  'sign_up.test_free': 'Test PDFs are free; every page is marked TEST.',
  'sign_up.no_live': 'Live PDFs are not part of the plan of a new account.',
  'sign_up.no_limit': 'Live PDFs have no monthly limit.',
  'sign_up.limit': {
    plural: 'cap',
    one: 'A new account makes up to {cap:number} live PDF a month; above that they are refused.',
    other: 'A new account makes up to {cap:number} live PDFs a month; above that they are refused.',
  },
  'sign_up.terms': 'Terms',
  'sign_up.accept_terms': 'I accept the terms',
  'sign_up.read_terms': 'Read the terms',
  'sign_up.terms_needed': 'Read and accept the terms.',
  'sign_up.has_account': 'You have an account? {link}',
  'sign_up.too_many_from_domain':
    'Too many accounts are asked for with addresses of this mail domain. Try again in an hour.',
  'sign_up.full': 'Too many people are asking for accounts at the moment. Try again later.',
  'sign_up.domain': 'This service opens no account for addresses of this mail domain.',
  'sign_up.domains': 'This service opens accounts for addresses of: {domains:list}.',
  'sign_up.asked':
    'A mail to {email} is on its way, with a link that is valid for 24 hours. If nothing comes, look into the folder for spam.',
  'sign_up.another_address': 'Another address',
  'sign_up.invitation_only': 'Accounts of this service are by invitation. Whoever runs it sends you a link.',
  'sign_up.taken': 'You have a sign-in already',
  'sign_up.taken_text': '{email} belongs to a user of an account meanwhile, so no other account was made.',
  'sign_up.business': 'Name of your business',
  'sign_up.business_note': 'The name of the account.',
  'sign_up.open': 'Open your account',
  'sign_up.open_button': 'Open account',
} as const
