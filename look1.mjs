import { page, browser, api, go, shot } from './look-desk.mjs'
const [s, pages] = await api('/api/landing-pages?limit=5')
console.log(s, pages.docs?.map(d=>[d.id,d.variant,d._status]))
await go('/admin/collections/landing-pages'); await page.locator('table tbody tr').first().waitFor({timeout:120000}); await page.waitForTimeout(3000); await shot('list')
const id = pages.docs[0].id
await go('/admin/collections/landing-pages/'+id); await page.locator('#field-title').waitFor({timeout:120000}); await page.waitForTimeout(6000); await shot('edit')
await browser.close()
