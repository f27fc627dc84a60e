import type { SettingsSection } from '../state/view/view-store.ts'

/** In the order of the navigation; the first one is shown when the settings open. */
export const settingsSections: readonly SettingsSection[] = [
  'business',
  'defaults',
  'pdf',
  'account',
  'appearance',
  'data',
  'shortcuts',
  'about',
]
