import type { Store } from '../store/store.ts'
import { type TemplateStore, templateLimits } from '../store/templates.ts'
import { origin, time } from './stored-keys.ts'

const ofTemplate = { account_id: 'default', name: 'studio' }
const template = {
  ...ofTemplate,
  ...{ title: 'Studio', description: 'Example', bytes: 2, created_at: time },
}
/** Calls of `every-store-call.ts` about templates. */
export const callsOfTemplates: Record<keyof TemplateStore, (store: Store) => Promise<unknown>> = {
  publishTemplate: async store => {
    for (const text of ['{}', '{ }', '{  }'])
      await store.publishTemplate(
        { ...template, text, sha256: text },
        { sha256: undefined, limits: templateLimits },
        origin,
      )
  },
  findTemplate: async store => {
    for (const version of [undefined, 1]) await store.findTemplate({ ...ofTemplate, version })
  },
  readTemplate: async store => {
    for (const version of [undefined, 1]) await store.readTemplate({ ...ofTemplate, version })
  },
  listTemplates: async store => {
    for (const after of [undefined, 'a']) await store.listTemplates('default', { after, limit: 2 })
  },
  listTemplateVersions: async store => {
    for (const before of [undefined, 2]) await store.listTemplateVersions(ofTemplate, { before, limit: 2 })
  },
  selectTemplate: store => store.selectTemplate({ ...ofTemplate, version: 2 }, origin),
  setDefaultTemplate: store => store.setDefaultTemplate('default', 'studio', origin),
  defaultTemplate: store => store.defaultTemplate('default'),

  removeTemplate: async store => {
    for (const version of [1, undefined])
      await store.removeTemplate({ ...ofTemplate, version }, undefined, origin)
  },
}
