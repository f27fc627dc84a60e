import { expect, test } from 'vitest'
import { addressList } from './address-list.ts'

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
