/** @module-tag extended */

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/service.ts'
import { bucketFrom, databaseUrlFrom } from './backends-from-environment.ts'
import { openBackends } from './open-backends.ts'

test('database and bucket drivers are loaded only when they are used', async () => {
  const folder = await temporaryFolder()
  const script = `
    import { createRequire } from 'node:module'
    const { openBackends } = await import(${JSON.stringify(join(import.meta.dirname, 'open-backends.ts'))})
    await import(${JSON.stringify(join(import.meta.dirname, '../http/serve.ts'))})
    const backends = await openBackends({ dataFolder: ${JSON.stringify(folder.path)} })
    await backends.close()
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    const has = name => loaded.some(path => path.includes('node_modules/' + name + '/'))
    console.log(JSON.stringify(['fastify', 'pg', '@aws-sdk'].map(has)))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(JSON.parse(stdout)).toEqual([true, false, false])
  await folder.remove()
})

test('a database that cannot be reached is named, and its password is not', async () => {
  const databaseUrl = 'postgres://billwright:not-for-you@127.0.0.1:1/billwright'
  const opening = openBackends({ dataFolder: 'unused', databaseUrl })
  await expect(opening).rejects.toMatchObject({
    code: 'store_unavailable',
    reason: { code: 'service.database_server', params: { reason: 'ECONNREFUSED' } },
  })
})

test.each([
  [{}, undefined],
  [{ S3_BUCKET: '' }, undefined],
  [{ S3_BUCKET: 'pdfs' }, { bucket: 'pdfs', endpoint: undefined, region: 'us-east-1', isPathStyle: false }],
  [
    { S3_BUCKET: 'pdfs', S3_ENDPOINT: 'https://s3.example.com', AWS_REGION: 'eu-1' },
    { bucket: 'pdfs', endpoint: 'https://s3.example.com', region: 'eu-1', isPathStyle: true },
  ],
  [
    { S3_BUCKET: 'pdfs', S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'x', S3_PATH_STYLE: 'false' },
    { bucket: 'pdfs', endpoint: 'https://s3.example.com', region: 'x', isPathStyle: false },
  ],
])('the bucket of %j', (environment, bucket) => {
  expect(bucketFrom(environment)).toEqual(bucket)
})

test.each([
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'setting.s3_bucket'],
  [{ S3_BUCKET: 'pdfs', S3_ENDPOINT: 's3.example.com' }, 'setting.s3_endpoint'],
  [{ S3_BUCKET: 'pdfs', S3_PATH_STYLE: 'yes' }, 'setting.s3_path_style'],
])('no bucket can be made of %j', (environment, code) => {
  expect(() => bucketFrom(environment)).toThrow(code)
})

test('a database is PostgreSQL or none', () => {
  expect(databaseUrlFrom({ DATABASE_URL: '' })).toBeUndefined()
  expect(databaseUrlFrom({ DATABASE_URL: 'postgresql://x/y' })).toBe('postgresql://x/y')
  expect(() => databaseUrlFrom({ DATABASE_URL: 'mysql://x/y' })).toThrow('setting.database_url')
})
