import { expect, test } from 'vitest'
import { isEasyToGuess } from './common-password.ts'
import { makePassword } from './password.ts'

test.each([
  ...[
    'password123',
    'Password123!',
    'P@ssw0rd123',
    'passwordpassword',
    'qwertyuiop',
    'QWERTYUIOP1',
    '1234567890',
  ],
  ...[
    '0987654321',
    '123123123123',
    'aaaaaaaaaaaa',
    'abcdefghijk',
    'asdfghjkl123',
    'iloveyou2026',
    'letmein12345',
  ],
  ...['admin123456', 'password12345678', 'P@$$w0rd2026', 'p@ssword1!', 'Pass-word-123', 'p a s s w o r d'],
  ...[
    'password.password',
    'contraseña1',
    'пароль1234',
    'йцукенгшщз',
    '!@#$%^&*()',
    '26.11.2026',
    'rechnung2026',
    'Passw0rd2026!!',
    'adminadmin1',
  ],
  ...['passwordpass', 'passpassword', 'Passw0rd-pass!', 'passwordword', 'letmeinlet'],
  ...['Billwright1', 'billwright2026', 'my-billwright', 'sunshine2024!', 'football1234'],
])('%s is easy to guess', async password => {
  expect(await isEasyToGuess(password, [])).toBe(true)
})

test.each(['jane.doe.2026', 'JaneDoe12345', 'janedoe@example.com', 'exampleexample', 'xx-janedoe-1'])(
  '%s is little more than the address',
  async password => {
    expect(await isEasyToGuess(password, ['jane.doe@example.com'])).toBe(true)
  },
)

test.each([
  ...[
    'correct horse battery',
    'Blaue Ameise tanzt',
    'kitchen-lamp-41-river',
    'tr0mbone&gravel',
    '夜の海は静かに光る石',
  ],
  ...['26.11.2026 Regen', 'admin eats 12 plums', 'Øresund-ferry', 'пароход у берега'],
  ...['billwright sings at dawn', 'jane.doe likes old trains', 'm4Kq!vR2z#', '#*&^%{}|?/:;'],
])('%s is not', async password => {
  expect(await isEasyToGuess(password, ['jane.doe@example.com'])).toBe(false)
})

test('none that is made is', async () => {
  for (let made = 0; made < 100; made++) expect(await isEasyToGuess(makePassword(), [])).toBe(false)
})
