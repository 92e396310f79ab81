import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { SEED_POLICIES } from '@/seed/policies'
import { richText } from '@/seed/rich-text'
import { writeInNine } from '@/services/editing/write-in-nine'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()
const EUROPE = SEED_POLICIES.find(({ countries }) => countries.includes('FI'))

type Bought = Parameters<Awaited<ReturnType<typeof newBuyer>>['place']>[0]

/** The receipt of a purchase, as it is handed to the mail server. */
const receiptOf = async (wanted: Bought) => {
  const buyer = await newBuyer(lab())
  const order = await buyer.place(wanted)
  await lab().card.pay(await buyer.open(order))
  await buyer.check(order)
  await lab().work()
  const mail = lab().mails.find(({ to }) => to === buyer.email)
  if (!mail) throw new Error('There is no receipt.')
  return mail
}

const plain = (html: string): string =>
  html.replace(/<[^>]+>/g, ' ').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

it.each(['sku2', 'package1'] as const)('the receipt for %s repeats what was agreed to (R9)', async (tier) => {
  const { text, html } = await receiptOf({ tier, country: 'FI' })
  const [box] = EUROPE?.boxes ?? []
  for (const words of [
    `✓ ${box?.label.EN}`,
    EUROPE?.note?.EN ?? '',
    'Withdrawal period: 14 days from the order.',
    'agreed to our terms of use (version 2026-11)',
    '/protocol/terms/iq-1?hl=EN',
    'Tax included (25.5%)',
  ]) {
    expect(text).toContain(words)
    expect(plain(html)).toContain(words)
  }
  expect(text).toMatch(/When you ordered, on \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d:\d\d [AP]M UTC/)
})

it('claims neither a waiver, a period nor a tax where there is none', async () => {
  const { text } = await receiptOf({ country: 'US' })
  expect(text).toContain('you agreed to our terms of use')
  expect(text).toContain('\nNo tax is added.\n')
  expect(text).not.toMatch(/✓|Withdrawal|Tax included/)
})

it('says who the operator is and where, as the published imprint does', async () => {
  const [shop] = await lab().query<{ id: string }>("select id from storefronts where code = 'iq'")
  const { payload } = lab().deps
  const imprint = (_status: 'draft' | 'published') => ({
    storefront: shop?.id ?? '',
    linkCode: 'imprint' as const,
    version: '1',
    title: 'Imprint',
    content: richText([{ paragraphs: ['Example Tests Ltd', '1 Example Street, Dublin'] }]),
    _status,
  })
  const context = { skipInvalidation: true }
  const draft = await payload.create({
    collection: 'protocols',
    draft: true,
    data: imprint('draft'),
    context,
  })
  expect((await receiptOf({ country: 'DE' })).text).toContain('\n-- \nPlumbline\nQuestions?')
  await payload.delete({ collection: 'protocols', id: draft.id, context })
  const req = await createLocalReq({ context }, payload)
  await writeInNine({ payload, req }, { collection: 'protocols', data: () => imprint('published') })
  const { text, html } = await receiptOf({ country: 'DE' })
  expect(text).toContain('\n-- \nPlumbline\nExample Tests Ltd\n1 Example Street, Dublin\nQuestions?')
  expect(html).toContain('Example Tests Ltd<br>1 Example Street, Dublin<br>')
})
