import { expect, test } from '@playwright/test'
import { enlargeLetters, expectAsInPanel, paintedAt, placeOf, placesOf } from './drawings'
import { begin, button, expectQuestion, INSTRUCTIONS } from './sitter'
import { expectAccessible, expectNoSidewaysScroll, wordsOf } from './support'

const t = wordsOf('EN')

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
]
const SIZES = [
  ...PHONES,
  { width: 412, height: 785 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const LOW = { width: 640, height: 360 }
const PANELS = 'main [data-question]:not([hidden]) [role="img"] > div'
const MATRIX = 'main [data-question]:not([hidden]) [role="img"]'

const nameOf = ({ width, height }: { width: number; height: number }) => `${width}x${height}`

test('a letter stands beside its drawing, which is centred and scaled as in the panel, all in one window @once', async ({
  page,
}) => {
  await begin(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const panel = await placeOf(page.locator(PANELS).first())
    const options = await placesOf(page.getByRole('radio'))
    expect(options).toHaveLength(6)
    for (const [index, option] of options.entries()) {
      const name = `option ${index + 1} at ${nameOf(size)}`
      expectAsInPanel(option, panel, name)
      const { x, y, width, height } = option.whole
      expect(Math.min(width, height), `${name} can be hit`).toBeGreaterThanOrEqual(64)
      expect(x >= 0 && x + width <= size.width && y + height <= size.height, `${name} is in view`).toBe(true)
    }
    const scrolled = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(scrolled, `nothing scrolls at ${nameOf(size)}`).toBeLessThanOrEqual(0)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a chosen option is drawn as before, and nothing moves, ${colorScheme} @once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await begin(page)
    const options = page.getByRole('radio')
    const places = await placesOf(options)
    const before = []
    for (const place of places) before.push(await paintedAt(page, place))
    const marks = () =>
      options.evaluateAll((all) => all.map((each) => getComputedStyle(each.children[0]!, '::after').content))
    for (const [index, place] of places.entries()) {
      await options.nth(index).click()
      await expect(options.nth(index)).toHaveAttribute('aria-checked', 'true')
      await page.mouse.move(0, 0)
      const after = await paintedAt(page, place)
      expect(after.equals(before[index]!), `the drawing of option ${index + 1}`).toBe(true)
      expect(await placesOf(options)).toEqual(places)
      // Seen without colour, too: a check on the chosen one alone.
      expect((await marks()).map((mark) => mark.includes('✓'))).toEqual(places.map((_, at) => at === index))
    }
    await expectAccessible(page, `a chosen option, ${colorScheme}`)
  })
}

test('with colours forced by the system, the tab of the chosen option is highlighted @once', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await begin(page)
  const options = page.getByRole('radio')
  await options.nth(3).click()
  await page.mouse.move(0, 0)
  const tabs = await options.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each.children[0]!).backgroundColor),
  )
  expect(new Set(tabs).size).toBe(2)
  expect(tabs.filter((tab) => tab === tabs[3])).toHaveLength(1)
})

for (const size of [...SIZES, LOW]) {
  test(`letters at 200 % make no puzzle smaller, ${nameOf(size)} @once`, async ({ page }) => {
    await page.setViewportSize(size)
    await begin(page)
    const look = async () => ({
      matrix: (await page.locator(MATRIX).boundingBox())?.width ?? 0,
      options: await placesOf(page.getByRole('radio')),
    })
    const usual = await look()
    await enlargeLetters(page)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px')
    const large = await look()
    expect(large.matrix, 'the matrix').toBeGreaterThanOrEqual(usual.matrix)
    const panel = await placeOf(page.locator(PANELS).first())
    for (const [index, option] of large.options.entries()) {
      expectAsInPanel(option, panel, `option ${index + 1}`)
      expect(option.drawing.width, `option ${index + 1}`).toBeGreaterThanOrEqual(
        usual.options[index]!.drawing.width,
      )
    }
    await expectNoSidewaysScroll(page, 'the question at 200 %')
    await button(page, 'test.question.skip').click()
    await expectQuestion(page, 2)
  })
}

test('in the practice question a letter stands beside its drawing, and the solved panel is drawn as the others @once', async ({
  page,
}) => {
  await page.goto(INSTRUCTIONS)
  await button(page, 'test.instructions.practice.show').click()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const panel = await placeOf(page.locator('main [role="img"] > div').first())
    const options = await placesOf(page.getByRole('radiogroup').last().getByRole('radio'))
    expect(options).toHaveLength(6)
    for (const [index, option] of options.entries())
      expectAsInPanel(option, panel, `practice option ${index + 1} at ${nameOf(size)}`)
  }
  await page.getByRole('radiogroup').last().getByRole('radio').first().click()
  const cells = await placesOf(page.locator('main [role="img"] > div'))
  expect(cells).toHaveLength(9)
  expect(new Set(cells.map(({ paint }) => paint)).size).toBe(1)
})

test('on the landing page a letter stands beside its drawing @once', async ({ page }) => {
  await page.goto('/landing_page/new/iq-1?hl=EN')
  const matrix = page.getByRole('img', { name: t('landing.sample.label') })
  const sample = page.getByRole('list', { name: t('landing.sample.options') })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const panel = await placeOf(matrix.locator(':scope > div').first())
    const options = await placesOf(sample.getByRole('listitem'))
    expect(options).toHaveLength(6)
    for (const [index, option] of options.entries())
      expectAsInPanel(option, panel, `sample option ${index + 1} at ${nameOf(size)}`)
  }
})
