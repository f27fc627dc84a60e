import { commands, titleOf } from '../commands/commands.ts'
import { isText, textOf } from '../i18n/translate.ts'
import type { PaletteSource } from './palette-source.ts'

export const commandSource: PaletteSource = {
  entries: app =>
    commands
      .filter(command => command.inPalette && command.enabled(app))
      .map(command => {
        const [shortcut] = command.shortcuts
        return {
          key: `command ${command.id}`,
          title: titleOf(app, command),
          keywords: keywordsOf(command.id),
          ...(shortcut === undefined ? {} : { shortcut }),
          run: () => command.run(app),
        }
      }),
}

/** Most commands are found by their title alone. */
function keywordsOf(id: string): string {
  const key = `keywords.${id}`
  return isText(key) ? textOf({ code: key }) : ''
}
