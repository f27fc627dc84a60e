import { expect, test } from 'vitest'
import { isPublicAddress, parseWebhookUrl } from './webhook-url.ts'

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.9.9.9',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:93.184.216.34',
  '::ffff:7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '2001:0:a9fe:a9fe::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'hooks.example.com',
  '',
])('%s is not', address => {
  expect(isPublicAddress(address)).toBe(false)
})

const read = (text: string, allowsLoopback = false) => parseWebhookUrl(text, { allowsLoopback })

test('an endpoint has an https URL', () => {
  expect(read('https://Hooks.example.com/a?b=c')).toBe('https://hooks.example.com/a?b=c')
  expect(read('https://hooks.example.com:8443')).toBe('https://hooks.example.com:8443/')
})

test.each([
  'http://hooks.example.com/',
  'ftp://hooks.example.com/',
  'hooks.example.com',
  'https://user:word@hooks.example.com/',
  'https://hooks.example.com/#part',
  'https://localhost/',
  'https://a.localhost./',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  `https://hooks.example.com/${'a'.repeat(1000)}`,
])('%s is refused', text => {
  expect(read(text)).toBeUndefined()
})

test('this machine is allowed if the operator permits it, other private addresses are not', () => {
  expect(read('http://127.0.0.1:9000/', true)).toBe('http://127.0.0.1:9000/')
  expect(read('https://localhost/', true)).toBe('https://localhost/')
  expect(read('http://10.0.0.1/', true)).toBeUndefined()
  expect(read('https://10.0.0.1/', true)).toBeUndefined()
  expect(read('http://hooks.example.com/', true)).toBeUndefined()
})
