import { expect, test } from 'vitest'
import { renderMail } from '@/services/mails/render-mail'

const mail = renderMail({
  locale: 'DE',
  subject: 'Ihr Bericht <1> ist fertig',
  paragraphs: ['Vielen Dank.', 'Mehr unter https://example.com/a?b=1&c=2 & Co.'],
  action: { label: 'Bericht öffnen', url: 'https://example.com/r#token"' },
  rows: [
    ['Gesamtbetrag', '9,99 €'],
    ['Es kommt keine Steuer hinzu.', ''],
  ],
  agreed: { title: 'Dem haben Sie zugestimmt', lines: ['✓ Sofort <b>bereitstellen</b>.'] },
  footer: ['Plumbline', 'Fragen? https://example.com/support'],
})

test('what a customer or an editor wrote is text in the mail, never markup', () => {
  expect(mail.html).not.toContain('<1>')
  expect(mail.html).toContain('✓ Sofort &#60;b&#62;bereitstellen')
  expect(mail.html).toContain('href="https://example.com/r#token&#34;"')
})

test('an address in a paragraph becomes a link to exactly that address', () => {
  expect(mail.html).toContain('<a href="https://example.com/a?b=1&#38;c=2" ')
})

test('the plain text says everything that the HTML says, and its signature can be folded away', () => {
  for (const words of [
    'Vielen Dank.',
    'Bericht öffnen',
    'https://example.com/r#token"',
    'Gesamtbetrag: 9,99 €\nEs kommt keine Steuer hinzu.\n',
    '\n\nDem haben Sie zugestimmt\n\n✓ Sofort <b>bereitstellen</b>.\n\n',
  ])
    expect(mail.text).toContain(words)
  expect(mail.text).toContain('\n-- \nPlumbline\nFragen?')
})

test('the mail names its language and knows dark readers', () => {
  expect(mail.html).toContain('<html lang="de">')
  expect(mail.html).toContain('prefers-color-scheme:dark')
})

const coded = renderMail({
  locale: 'EN',
  subject: '12345678 is your Plumbline code',
  heading: 'Here is your code',
  preview: 'It works for ten <minutes>.',
  paragraphs: ['Enter the code below.'],
  code: { label: 'Code', value: '12345678' },
  notes: ['If it was not you, there is nothing to do.'],
  quote: { title: 'You wrote:', lines: ['First <line>', 'Second line'] },
  footer: ['Plumbline'],
})

test('a list of mails shows a line of its own after the subject, and nothing of the body behind it', () => {
  const [, shown = ''] = /<body[^>]*>\s*<div style="display:none[^>]*>(.*?)<\/div>/.exec(coded.html) ?? []
  expect(shown).toMatch(/^It works for ten &#60;minutes&#62;\.(?:&#847;&zwnj;&nbsp;){50,}$/)
  expect(mail.html).toContain('>Vielen Dank.&#847;')
})

test('what stands above the text need not be the subject', () => {
  expect(coded.html).toMatch(/<h1[^>]*>Here is your code<\/h1>/)
  expect(mail.html).toMatch(/<h1[^>]*>Ihr Bericht &#60;1&#62; ist fertig<\/h1>/)
  expect(coded.text).toMatch(/^Here is your code\n\nEnter/)
})

test('a code can be copied whole: nothing stands between its characters, in HTML and as text', () => {
  expect(coded.html).toMatch(/user-select:all">12345678<\/p>/)
  expect(coded.text).toContain('\n\nCode\n\n    12345678\n\n')
})

test('what the reader wrote is quoted, as text with angle brackets', () => {
  expect(coded.text).toContain('\n\nYou wrote:\n> First <line>\n> Second line\n\n')
  expect(coded.html).toMatch(/<blockquote.*First &#60;line&#62;.*<\/blockquote>/)
})

test('no mail fetches anything', () => {
  for (const { html } of [mail, coded]) expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/)
})
