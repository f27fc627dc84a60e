import { expect, test } from 'vitest'
import { parseOptions, UsageError } from './options.ts'

test('without options the window is visible and has no debug port', () => {
  expect(parseOptions([])).toEqual({
    headless: false,
    dataFolder: undefined,
    debugPort: undefined,
    warmUp: true,
    exitWithParent: false,
  })
})

test('all options are parsed', () => {
  expect(
    parseOptions([
      '--headless',
      '--data',
      '/tmp/x',
      '--debug-port',
      '0',
      '--no-warm-up',
      '--exit-with-parent',
    ]),
  ).toEqual({
    headless: true,
    dataFolder: '/tmp/x',
    debugPort: 0,
    warmUp: false,
    exitWithParent: true,
  })
  expect(parseOptions(['--help'])).toBe('help')
})

test.each([[['--debug-port', 'x']], [['--debug-port', '70000']], [['--nonsense']], [['file.json']]])(
  '%j is rejected with the usage',
  args => {
    expect(() => parseOptions(args)).toThrow(UsageError)
  },
)
