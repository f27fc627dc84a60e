import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { addedAttachments } from './added-attachments.ts'

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = 'a;b') => new File([content], name)
const added = async (files: File[], present: Parameters<typeof addedAttachments>[0] = []) => {
  const { added, problems } = await addedAttachments(present, files)
  return { names: added.map(({ name }) => name), problems, added }
}

test('files keep their bytes, get a safe name of their own, and the type of their name', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('%PDF-1.7\n'), ...Array(100_000).keys()])
  const {
    names,
    problems,
    added: list,
  } = await added([file('Stunden März.csv'), file('stunden märz.CSV', 'x'), file('a\u202e.pdf', bytes)])
  expect(problems).toEqual([])
  expect(names).toEqual(['Stunden März.csv', 'stunden märz-2.CSV', 'a.pdf'])
  expect(list.map(({ data = '' }) => data.slice(0, data.indexOf(',')))).toEqual([
    'data:text/csv;base64',
    'data:text/csv;base64',
    'data:application/pdf;base64',
  ])
  const last = list[2]?.data ?? ''
  expect(Uint8Array.from(atob(last.slice(last.indexOf(',') + 1)), sign => sign.charCodeAt(0))).toEqual(bytes)
})

test('what cannot be an attachment is named with the reason, and the others are added', async () => {
  const { names, problems } = await added([
    file('run.exe'),
    file('empty.csv', ''),
    file('no.pdf', 'MZ'),
    file('large.csv', 'x'.repeat(limits.attachmentsBytes + 1)),
    file('good.csv'),
  ])
  expect(names).toEqual(['good.csv'])
  expect(problems.map(text => text.split(' ')[0])).toEqual(['run.exe', 'empty.csv', 'no.pdf', 'large.csv'])
})

test('the limits are those of all files, those that are there included', async () => {
  const { added: first } = await added([file('a.csv', 'x'.repeat(limits.attachmentsBytes - 2))])
  expect(await added([file('b.csv', 'xxx'), file('c.csv', 'xx')], first)).toMatchObject({ names: ['c.csv'] })
  const many = Array.from({ length: limits.attachments + 1 }, (_, index) => file(`${index}.csv`))
  const { names, problems } = await added(many)
  expect([names.length, problems.length]).toEqual([limits.attachments, 1])
})
