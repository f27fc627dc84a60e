import { defaultTemplate } from '#core/defaults.ts'
import type { SettingsOperations } from '../settings.ts'

/**
 * After an import: new documents use the default template if the chosen one is not on this computer.
 * @returns that template; `null` if it is there
 */
export function resetUnknownTemplate(
  settings: SettingsOperations,
  templates: readonly { name: string }[],
): string | null {
  const { template } = settings.settings()
  if (templates.some(({ name }) => name === template)) return null
  settings.saveSettings({ template: defaultTemplate })
  return template
}
