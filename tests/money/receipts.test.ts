import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import type { OutgoingMail } from '@/gateways/mail/mail-gateway'
import { SEED_CONTENT } from '@/seed/content'
import { SEED_POLICIES } from '@/seed/policies'
import { richText } from '@/seed/rich-text'
import { TERMS_VERSION, termsIn } from '@/seed/terms/terms-in'
import { writeInNine } from '@/services/editing/write-in-nine'
import { resendReceipt } from '@/services/orders/resend-receipt'
import { decideRefund } from '@/services/refunds/decide-refund'
import { newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()
const EUROPE = SEED_POLICIES.find(({ countries }) => countries.includes('FI'))

type Bought = Parameters<Awaited<ReturnType<typeof newBuyer>>['place']>[0]

const newOrder = async (wanted: Bought) => {
  const buyer = await newBuyer(lab())
  return { buyer, order: await buyer.place(wanted) }
}

/** The receipt of an order, as it is handed to the mail server. */
const paid = async ({ buyer, order }: Awaited<ReturnType<typeof newOrder>>) => {
  await lab().card.pay(await buyer.open(order))
  await buyer.check(order)
  await lab().work()
  const mail = lab().mails.find(({ to }) => to === buyer.email)
  if (!mail) throw new Error('There is no receipt.')
  return mail
}

const receiptOf = async (wanted: Bought) => paid(await newOrder(wanted))

/** The editor publishes the terms with other words, in German. */
const publishTerms = async ({ version, words }: { version: string; words: string }) => {
  const { payload } = lab().deps
  const { docs } = await payload.find({
    collection: 'protocols',
    depth: 0,
    limit: 1,
    where: { linkCode: { equals: 'terms' }, 'storefront.code': { equals: 'iq' } },
  })
  await payload.update({
    collection: 'protocols',
    id: docs[0]?.id ?? '',
    locale: 'DE',
    // The test gives one version several texts, which an editor may do for a typing error alone.
    data: { version, onlyTypo: true, content: richText([{ paragraphs: [words] }]), _status: 'published' },
    context: { skipInvalidation: true },
  })
}

const attachedTo = ({ attachments = [] }: OutgoingMail) => {
  const [terms, ...more] = attachments
  if (!terms || more.length > 0) throw new Error(`The mail has ${attachments.length} attachments.`)
  return terms
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
    `agreed to our terms of use (version ${TERMS_VERSION})`,
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

it('brings the terms along, in the language of the order, and names them', async () => {
  const mail = await receiptOf({ country: 'DE', locale: 'DE' })
  const { title } = SEED_CONTENT.DE.protocols.terms
  const sections = termsIn('DE')
  const terms = attachedTo(mail)
  expect(terms).toMatchObject({
    filename: `terms-${TERMS_VERSION}.html`,
    contentType: 'text/html; charset=utf-8',
  })
  expect(terms.content).toContain('<html lang="de">')
  expect(terms.content).toContain(`<h1>${title}</h1>\n<p>Fassung ${TERMS_VERSION}, veröffentlicht am `)
  for (const words of sections.flatMap(({ heading = '', paragraphs }) => [heading, ...paragraphs]))
    expect(plain(terms.content)).toContain(words)
  for (const part of [mail.text, mail.html]) expect(part).toContain(`beigefügt: terms-${TERMS_VERSION}.html`)
})

it('brings the wording of the moment of the order, whatever was published since, also in a copy', async () => {
  const german = { country: 'DE', locale: 'DE' } as const
  await publishTerms({ version: '2027 <1>', words: 'Was am Tag der Bestellung galt.' })
  const bought = await newOrder(german)
  await publishTerms({ version: '2027 <1>', words: 'Dieselbe Fassung, nachträglich anders.' })
  await publishTerms({ version: '2027-2', words: 'Was heute gilt.' })
  const receipt = await paid(bought)
  expect(receipt.text).toContain('(Fassung 2027 <1>)')
  expect(attachedTo(receipt).filename).toBe('terms-2027-1.html')
  expect(attachedTo(receipt).content).toContain('<p>Fassung 2027 &#60;1&#62;, veröffentlicht am ')
  expect(attachedTo(receipt).content).toContain('<p>Was am Tag der Bestellung galt.</p>')
  await resendReceipt(lab().deps, {
    order: await bought.buyer.order(bought.order.number),
    sitting: await bought.buyer.sitting(),
    viewer: bought.buyer.viewer,
  })
  await lab().work()
  const [copy] = lab().mails.filter((mail) => mail.to === bought.buyer.email && mail !== receipt)
  expect(copy?.attachments).toEqual(receipt.attachments)
  expect(attachedTo(await receiptOf(german)).content).toContain('<p>Was heute gilt.</p>')
})

it('brings the newest terms along where those of the order are not kept, under their own version', async () => {
  const german = { country: 'DE', locale: 'DE' } as const
  await publishTerms({ version: '2028-1', words: 'Was nicht aufgehoben wurde.' })
  const bought = await newOrder(german)
  await publishTerms({ version: '2028-2', words: 'Was seitdem gilt.' })
  await lab().query("delete from _protocols_v where version_version = '2028-1'")
  const receipt = await paid(bought)
  expect(receipt.text).toContain('(Fassung 2028-1)')
  expect(receipt.text).toContain('beigefügt: terms-2028-2.html')
  expect(attachedTo(receipt).content).toContain('<p>Fassung 2028-2, veröffentlicht am ')
  expect(attachedTo(receipt).content).toContain('<p>Was seitdem gilt.</p>')
})

it('finds the wording of each day, for none is ever thrown away', () => {
  expect(lab().deps.payload.collections.protocols.config.versions).toMatchObject({ maxPerDoc: 0 })
})

it('brings no terms along with what is no receipt', async () => {
  const bought = await newOrder({ country: 'US' })
  const receipt = await paid(bought)
  await decideRefund(lab().deps, {
    orderId: bought.order.id,
    amount: 'all',
    note: null,
    askedBy: 'owner',
    key: crypto.randomUUID(),
  })
  await lab().work()
  const [told] = lab().mails.filter((mail) => mail.to === bought.buyer.email && mail !== receipt)
  expect(told?.subject).toBe(`We returned money for order #${bought.order.number}`)
  expect(told).not.toHaveProperty('attachments')
})
