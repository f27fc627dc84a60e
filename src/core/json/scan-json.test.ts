import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JsonLimit, scanJson } from './scan-json.ts'

const repeatedField = (text: string) => scanJson(text).repeated

test.each([
  ['at the top', '{"a":1,"b":2,"a":3}', ['a']],
  ['in a list', '{"items":[{"x":1},{"x":1,"y":{},"x":2}]}', ['items', 1, 'x']],
  ['in a list of lists', '[[1,[2,3]],["a,b",{"q":0,"q":0}]]', [1, 1, 'q']],
  ['in two spellings', '{"caf\\u00e9":1,"café":2}', ['café']],
  ['with quotes and brackets in its name', '{"a\\"]{":1, "a\\"]{" : 2}', ['a"]{']],
  ['with a name that ends in a backslash', '{"a\\\\":1,"a\\\\":2}', ['a\\']],
  ['named like a part of every object', '{"__proto__":1,"__proto__":2}', ['__proto__']],
  ['with an empty name', '{"":1,"":2}', ['']],
])('finds a repeated field %s', (_where, text, path) => {
  expect(repeatedField(text)).toEqual(path)
})

test.each([
  ['the same name in two objects', '[{"a":1},{"a":1}]'],
  ['a value like a name', '{"a":"a","b":["a","a"]}'],
  ['names inside a text', '{"a":"{\\"a\\":1,\\"a\\":2}"}'],
  ['no object', '"a"'],
])('finds no repeated field in %s', (_what, text) => {
  expect(repeatedField(text)).toBeUndefined()
})

test('finds only a field that was added twice to the output of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(3), (value, spaces) => {
      const text = JSON.stringify(value, null, spaces)
      expect(repeatedField(text)).toBeUndefined()
      const [name = ''] = Object.keys(value)
      const again = `${text.slice(0, text.lastIndexOf('}'))},${JSON.stringify(name)}:0}`
      expect(repeatedField(again)).toEqual([name])
    }),
  )
})

test('reads two megabytes of escaped quotes', () => {
  const text = JSON.stringify({ a: '"'.repeat(500_000), b: '\\'.repeat(500_000) })
  expect(repeatedField(text)).toBeUndefined()
})

const small = { depth: 3, values: 10, entries: 6, name: 5 }

test.each<[string, string, JsonLimit | undefined]>([
  ['as deep as it may be', '[[[1]]]', undefined],
  ['one level deeper', '[[[[1]]]]', 'depth'],
  ['deep and unfinished', '['.repeat(100), 'depth'],
  ['as many values as there may be', '[[1,2,3,4,5],[1,2,3]]', undefined],
  ['one value more', '[[1,2,3,4,5],[1,2,3,4]]', 'values'],
  ['as many entries as there may be', '[1,2,3,4,5,6]', undefined],
  ['one entry more', '[1,2,3,4,5,6,7]', 'entries'],
  ['too many empty objects', `[${Array(7).fill('{}').join()}]`, 'values'],
  [
    'too many fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, 1]))),
    'values',
  ],
  ['nothing but commas', ','.repeat(11), 'values'],
  ['a longer name', '{"abcdef":1}', 'name'],
  ['a longer name in escapes', '{"\\u0061":1}', 'name'],
  ['a long text', `["${'x'.repeat(1000)}","[[[[["]`, undefined],
  ['an unfinished name with a broken escape', '{"\\x', undefined],
])('%s is measured before it is built', (_what, text, exceeded) => {
  expect(scanJson(text, small).exceeded).toBe(exceeded)
})

test('finds the texts and lists of the outermost object, as they are written', () => {
  const text = '{"logo":"a\\/b","other":{"logo":"c"},"list":["d",[{"x":[1]}] ],"last": "e"}'
  const found = [...scanJson(text).positions].map(([name, span]) => [name, text.slice(...span)])
  expect(found).toEqual([
    ['logo', '"a\\/b"'],
    ['list', '["d",[{"x":[1]}] ]'],
    ['last', '"e"'],
  ])
})

test('names the list that has too many entries', () => {
  const { exceeded, path } = scanJson('{"a":{"b":[0,1,2,3,4,5,6]}}', small)
  expect([exceeded, path]).toEqual(['entries', ['a', 'b']])
})
