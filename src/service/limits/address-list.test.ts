import { expect, test } from 'vitest'
import { addressGroup, addressList, isLoopbackHost, siteGroup } from './address-list.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
  ['2001:0DB8::0007:1', '2001:db8:0:0::/64'],
  ['2001:db8:0:7::', '2001:db8:0:7::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1::1', '2001:db8:7::/48'],
  ['2001:db8:7:ffff::1', '2001:db8:7::/48'],
])('%s is of the site %s', (address, site) => {
  expect(siteGroup(address)).toBe(site)
})

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '192.0.2.1', false],
  ['192.0.2.0/24,2001:db8::/32', '192.0.2.77', true],
  ['192.0.2.0/24,2001:db8::/32', '2001:db8:1::1', true],
  ['192.0.2.0/24,2001:db8::/32', '192.0.3.1', false],
  ['192.0.2.7', '192.0.2.8', false],
  ['uniquelocal', '10.1.2.3', true],
  ['loopback', 'nonsense', false],
])('%s and %s: %s', (list, address, isOn) => {
  expect(addressList(list)(address)).toBe(isOn)
})

test.each([
  'localhost',
  'LOCALHOST:8787',
  '127.0.0.1',
  '127.0.0.1:8787',
  '127.1.2.3:1',
  '[::1]',
  '[::1]:8787',
  '[0:0:0:0:0:0:0:1]:8787',
])('%j is this computer', host => expect(isLoopbackHost(host)).toBe(true))

test.each([
  '',
  'evil.example',
  'evil.example:8787',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example:80@localhost',
  'localhost@evil.example',
  'localhost, evil.example',
  'localhost:8787:1',
  '128.0.0.1',
  '0.0.0.0',
  '192.168.1.20:8787',
  '::1',
  '[::2]',
  '[::1]evil.example',
  'localhost/',
  'loсalhost',
])('%j is not', host => expect(isLoopbackHost(host)).toBe(false))
