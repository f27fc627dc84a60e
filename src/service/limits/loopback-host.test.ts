import { expect, test } from 'vitest'
import { isLoopbackHost } from './loopback-host.ts'

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
