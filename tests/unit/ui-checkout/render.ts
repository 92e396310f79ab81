import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'

/** A piece of a screen as it stands before anything is pressed. */
export const render = async ({ locale = 'EN', screen }: { locale?: Locale; screen: ReactNode }) => {
  const messages = await readMessages(locale)
  // As a variable: the provider asks for `children`, which createElement takes as an argument of its own.
  const setting = { locale: tagOf(locale), messages, timeZone: 'UTC', children: null }
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, setting, screen))
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
  return { html, text, messages, words: messages.pay }
}
