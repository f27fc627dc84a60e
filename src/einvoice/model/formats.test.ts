import { expect, test } from 'vitest'
import { embeddedFormatOf, formatOf, formats } from './formats.ts'

const core = 'urn:cen.eu:en16931:2017'

test.each([
  ['ubl', core, 'ubl'],
  ['cii', core, 'cii'],
  ['ubl', formats.peppol.specification, 'peppol'],
  ['cii', `${formats['xrechnung-cii'].specification}\n`, 'xrechnung-cii'],
  [
    'ubl',
    `${formats['xrechnung-ubl'].specification}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
    'xrechnung-ubl',
  ],
  ['ubl', `${formats.peppol.specification}#conformant#urn:example.com:extension:1.0`, 'peppol'],
  ['ubl', `${formats.peppol.specification}::2.1`, 'peppol'],
  ['ubl', `${core}#compliant#urn:fdc:nen.nl:nlcius:v1.0`, 'ubl'],
  ['cii', `${core}#conformant#urn:factur-x.eu:1p0:extended`, 'cii'],
  ['ubl', `${core}0`, null],
  ['ubl', 'urn:peppol:pint:billing-1@jp-1', null],
  ['cii', 'urn:factur-x.eu:1p0:minimum', null],
  ['cii', formats.peppol.specification, 'cii'],
  ['ubl', '', null],
  ['ubl', undefined, null],
] as const)('%s with %s has the rules of %s', (syntax, specification, name) => {
  expect(formatOf(syntax, specification === undefined ? {} : { specification })).toBe(name)
})

test('a French business process names the French format', () => {
  expect(formatOf('ubl', { specification: core, process: 'S1' })).toBe('france-ubl')
  expect(embeddedFormatOf(formatOf('cii', { specification: core, process: 'M9' }))).toBe('france-factur-x')
  expect(formatOf('ubl', { specification: core, process: 'X1' })).toBe('ubl')
  expect(formatOf('ubl', { specification: formats.peppol.specification, process: 'S1' })).toBe('peppol')
})
