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
  const unknown = settings
    .settings()
    .senders.filter(({ template }) => !templates.some(({ name }) => name === template))
  for (const { id } of unknown) settings.saveSettings({ sender: id, template: defaultTemplate })
  return unknown[0]?.template ?? null
}
