import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions, type Spec } from 'axe-core'
import { language } from './texts.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** An enlarged preview hides the editor, which contains the main landmark and the heading. */
const notEverywhere = ['landmark-one-main', 'page-has-heading-one']

/** Elements of menus that move the focus immediately. */
const focusGuards = '[data-base-ui-focus-guard]'

/** As in axe, plus menus, which like dialogs are outside of the landmarks while they are open. */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu]'

/** The brackets around each pseudo-text prevent it from being part of another one. */
const notInPseudoLanguages = /^en-X/.test(language) ? ['label-content-name-mismatch'] : []

const everyRule: RunOptions = {
  runOnly: tags,
  rules: Object.fromEntries([...notEverywhere, ...notInPseudoLanguages].map(id => [id, { enabled: false }])),
}
/**
 * Contrast is checked in one width only, because colours are the same in every width and the check takes most
 * of the time.
 */
const withoutContrast: RunOptions = {
  ...everyRule,
  rules: { ...everyRule.rules, 'color-contrast': { enabled: false } },
}
const contrastOnly: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * Returns axe violations in short form. `npm test` omits contrast: contract/tokens.test.ts checks each pair
 * of colours, and the page test of accessibility measures it in the main views.
 */
export const violationsOf = (page: Page) =>
  process.env.BILLWRIGHT_TEST_RUNS === 'quick' ? violationsOfLayout(page) : violationsInBothThemes(page)

/**
 * Returns axe violations in short form: of all rules in the light theme, and of contrast, which alone may
 * differ, in the dark one.
 */
export const violationsInBothThemes = async (page: Page) => {
  await showTheme(page, 'light')
  const light = await violationsNow(page, everyRule)
  await showTheme(page, 'dark')
  const dark = await violationsNow(page, contrastOnly)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return Object.entries({ light, dark }).flatMap(([theme, violations]) =>
    violations.map(violation => ({ theme, ...violation })),
  )
}

/** Returns axe violations of a page in another width, without contrast. */
export const violationsOfLayout = (page: Page) => violationsNow(page, withoutContrast)

const violationsNow = async (page: Page, options: RunOptions) => {
  // once per load, because evaluating it again also discards compiled code of the page
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(
      matcher =>
        (window as unknown as { axe: typeof axe }).axe.configure({
          checks: [{ id: 'region', options: { regionMatcher: matcher } }],
        } as Spec),
      regionMatcher,
    )
  }
  return await page.evaluate(
    async ({ exclude, ...given }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: [[exclude]] },
        given,
      )
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }))
    },
    // without passed elements and selectors, which are not used
    {
      ...options,
      resultTypes: ['violations'],
      selectors: false,
      exclude: focusGuards,
    } satisfies RunOptions & {
      exclude: string
    },
  )
}

/**
 * Resolves after the colours have changed, which takes two frames, and after transitions and short
 * animations.
 */
const showTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const isChanging = () =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) < 1000,
      )
  await expect.poll(() => page.evaluate(isChanging)).toBe(false)
}
