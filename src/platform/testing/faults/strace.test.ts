import { expect, test } from 'vitest'
import { completeCalls } from './strace.ts'

test('a call that another thread interrupted in the trace is one line, where it ended', () => {
  const trace = [
    '11 pwrite64(17</data>, "\\x41", 1, 4096 <unfinished ...>',
    '12 fsync(18</other>) = 0',
    '11 <... pwrite64 resumed>) = 1',
    '11 fsync(17</data> <unfinished ...>',
    '11 <... fsync resumed>)             = 0',
  ]
  expect(completeCalls(trace.join('\n'))).toEqual([
    '12 fsync(18</other>) = 0',
    '11 pwrite64(17</data>, "\\x41", 1, 4096) = 1',
    '11 fsync(17</data>)             = 0',
  ])
})
