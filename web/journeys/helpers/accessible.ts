import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { inFull } from '../../../server/test/harness/rounds'
import { until } from '../../../server/test/harness/until'
import { isStill, resize } from './still'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose outcome depends on the colors, and on the sizes; what they read is the same in each look of a layout. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size']

/** Pages change their layout at this width, Chakra's `md`, in pixels. */
const wideFrom = 768

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Checked = {
  /** A selector of the part to check; by default the whole page. */
  within?: string
  only?: readonly string[]
}

/** Marks what need not be checked for contrast. */
const twin = 'data-looks-like-others'

/**
 * Marks texts that look like three before them: with the same colors and letters, in elements that look the same up to
 * the page. Axe computes the contrast of each text from everything that lies under it, which takes most of its time, and
 * of fifty cards three show it.
 */
const markTwins = (mark: string): void => {
  const looks = new Map<string, { id: number; texts: number }>()
  const lookOf = new Map<Element | null, number>()
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    const look = [
      ...[lookOf.get(element.parentElement), element.matches(':disabled, [aria-disabled=true]'), style.position],
      ...[style.color, style.fill, style.opacity, style.filter, style.backgroundColor, style.backgroundImage],
      ...[style.fontSize, style.fontWeight, style.textShadow],
    ].join(' ')
    const same = looks.get(look) ?? { id: looks.size, texts: 0 }
    looks.set(look, same)
    lookOf.set(element, same.id)
    const { width, height } = element.getBoundingClientRect()
    const isText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!isText || width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue
    same.texts += 1
    element.toggleAttribute(mark, same.texts > 3)
  }
}

/** The page, or the part of it, breaks no rule of WCAG 2.2 AA that a program can check. */
export const breaksNoRule = async (page: Page, { within, only }: Checked = {}): Promise<void> => {
  await isStill(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await page.evaluate(markTwins, twin)
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: standard },
    // The others would only be written down.
    resultTypes: ['violations'],
  }
  const broken = await page.evaluate(
    async ([selector, chosen, mark]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      axe.configure({ rules: [{ id: 'color-contrast', selector: `*:not([${mark}])` }] })
      const { violations } = await axe.run(selector ?? document, chosen)
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [within, options, twin] as const,
  )
  expect(broken).toEqual([])
}

/** Waits until nothing is wider than the screen. */
export const nothingOverflows = (page: Page): Promise<void> =>
  until(async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    ),
  )

/** As high as a page, so that its bars cover nothing. */
const tall = 6_000

/** The page breaks no rule that a program can check, and nothing overflows the screen sideways. */
export const isAccessible = async (page: Page): Promise<void> => {
  const usual = page.viewportSize()!
  await resize(page, { ...usual, height: tall })
  await breaksNoRule(page)
  await nothingOverflows(page)
  await resize(page, usual)
}

type Look = readonly [colorScheme: 'light' | 'dark', width: number]

/** Desktop and phones, including the narrowest, in light and dark mode. */
export const usualLooks: readonly Look[] = [
  ['light', 1280],
  ['dark', 390],
  ['light', 320],
  ['dark', 1280],
]

/** The looks of a whole journey, of which the second is a phone's; a run of all tests walks only that one. */
export const looksOf = <const T>(looks: readonly T[]): readonly T[] => (inFull ? looks : looks.slice(1, 2))

/**
 * Checks each of these looks, without reloading the page: all rules once for each layout, and in its other looks those
 * that depend on the look. A run of all tests checks all rules in the first look, those in the second, and in the others
 * only that nothing overflows.
 */
export const isAccessibleInEach = async (page: Page, looks: readonly Look[]): Promise<void> => {
  const usual = page.viewportSize()!
  const checked = new Set<boolean>()
  for (const [index, [colorScheme, width]] of looks.entries()) {
    await page.emulateMedia({ colorScheme })
    await resize(page, { width, height: tall })
    const isWide = width >= wideFrom
    const isNew = inFull ? !checked.has(isWide) : index === 0
    if (inFull || index < 2) await breaksNoRule(page, isNew ? {} : { only: ofLooks })
    checked.add(isWide)
    await nothingOverflows(page)
  }
  await page.emulateMedia({ colorScheme: looks[0]![0] })
  await resize(page, usual)
}
