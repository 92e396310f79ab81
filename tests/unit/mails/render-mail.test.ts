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
