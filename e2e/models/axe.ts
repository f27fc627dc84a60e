import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Short form of axe violations: of all rules in the light theme, and of contrast, which alone may differ, in the dark one. */
export const violationsOf = async (page: Page) => {
  await showTheme(page, 'light')
  const light = await axe(page).withTags(tags).disableRules(notEverywhere).analyze()
  await showTheme(page, 'dark')
  const dark = await axe(page).withRules(['color-contrast']).analyze()
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => ({
      theme,
      id,
      nodes: nodes.map(({ html }) => html.slice(0, 160)),
    })),
  )
}

/** An enlarged preview hides the editor, which is the main landmark and has the heading. */
const notEverywhere = ['landmark-one-main', 'page-has-heading-one']

const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** Resolves when the colours have changed, which takes two frames and the transitions that they start. */
const showTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const isChanging = () =>
    document
      .getAnimations()
      .some(animation => animation instanceof CSSTransition && animation.playState === 'running')
  await expect.poll(() => page.evaluate(isChanging)).toBe(false)
}
