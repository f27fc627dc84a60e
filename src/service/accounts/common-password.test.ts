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
  ...['billwright sings at dawn', 'jane.doe likes old trains', 'm4Kq!vR2z#', '#*&^%{}|?/:;'],
])('%s is not', async password => {
  expect(await isEasyToGuess(password, ['jane.doe@example.com'])).toBe(false)
})

test('none that is made is', async () => {
  for (let made = 0; made < 100; made++) expect(await isEasyToGuess(makePassword(), [])).toBe(false)
})
