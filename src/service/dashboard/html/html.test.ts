import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishLanguage } from '../../languages/service-languages.ts'
import { html } from './html.ts'

test('inserted values are text in every position', () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`
  expect(html`<p title="${evil}">${evil}</p>`.in(englishLanguage)).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;</p>',
  )
})

test('a character that HTML forbids is replaced', () => {
  expect(html`${'a\0\x1b\x7f\ufffe\tb\n'}`.in(englishLanguage)).toBe('a\ufffd\ufffd\ufffd\ufffd\tb\n')
})

test('markup is not escaped, alone or in a list; absent values are empty', () => {
  const rows = [1, 2].map(number => html`<li>${number}</li>`)
  expect(html`<ul>${rows}${false}${undefined}</ul>${html`<hr>`}`.in(englishLanguage)).toBe(
    '<ul><li>1</li><li>2</li></ul><hr>',
  )
})

test('no text can open or close anything, and every text can be read back', () => {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const escaped = html`${text}`.in(englishLanguage)
      expect(escaped).not.toMatch(/[<>"']/)
      expect(escaped.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => names[name] ?? '')).toBe(text)
    }),
  )
})
