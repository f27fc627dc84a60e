import type { DeviceGrantStore } from '../store/device-grants.ts'
import { keyScopes, type Store, type StoredKey } from '../store/store.ts'
import { hashOf, keyOf, later, origin, time } from './stored-keys.ts'

const deviceGrant = {
  ...{ computer: 'Example', scopes: keyScopes, address: '192.0.2.7' },
  ...{ created_at: time, expires_at: later(1) },
} as const

/** Part of the calls of every store method. @param user who confirms */
export const callsOfDeviceGrants = (
  user: string,
): Record<keyof DeviceGrantStore<StoredKey>, (store: Store) => Promise<unknown>> => ({
  addDeviceGrant: async store => {
    for (const number of [20, 21])
      await store.addDeviceGrant(
        { ...deviceGrant, id: `dev_${number}`, user_code: `CODE${number}` },
        hashOf(number),
        5,
      )
  },
  countDeviceGrants: store => store.countDeviceGrants(time),
  findDeviceGrant: store => store.findDeviceGrant('CODE20', time),
  decideDeviceGrant: store =>
    store.decideDeviceGrant(
      'CODE20',
      { is: 'confirmed', account_id: 'default', mode: 'live', monthly_cap: 5 },
      { origin: { ...origin, actor: 'dashboard', actor_id: user, address: '192.0.2.7' }, until: later(1) },
    ),
  pollDeviceGrant: async store => {
    for (const [number, made] of [
      [19, 'key_19'],
      [21, 'key_21'],
      [20, 'key_20'],
      [20, 'key_20'],
    ] as const)
      await store.pollDeviceGrant(hashOf(number), { now: time, address: '192.0.2.7' }, () => ({
        ...{ key: keyOf(made, { computer: 'Example' }), hash: hashOf(22) },
      }))
  },
  forgetDeviceGrants: store => store.forgetDeviceGrants(later(9)),
})
