import { expect, test } from 'vitest'
import { readOptions, UsageError } from './options.ts'

test('without options the window is visible and nobody else can drive it', () => {
  expect(readOptions([])).toEqual({
    headless: false,
    dataFolder: undefined,
    debugPort: undefined,
    warmUp: true,
    exitWithParent: false,
  })
})

test('every option is read', () => {
  expect(
    readOptions([
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
  expect(readOptions(['--help'])).toBe('help')
})

test.each([[['--debug-port', 'x']], [['--debug-port', '70000']], [['--nonsense']], [['file.json']]])(
  '%j is refused with the usage',
  args => {
    expect(() => readOptions(args)).toThrow(UsageError)
  },
)
