import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'
import { pickWords, type WordsPath } from '@/i18n/pick-words'

type Given = {
  locale?: Locale
  screen: ReactNode
  /** The words that its page sends to the browser; left out: all. */
  of?: readonly WordsPath[]
}

/** A piece of a screen as it stands before anything is pressed. */
export const render = async ({ locale = 'EN', screen, of }: Given) => {
  const messages = await readMessages(locale)
  const sent = of ? pickWords({ messages, of }) : messages
  // As a variable: the provider asks for `children`, which createElement takes as an argument of its own.
  const setting = { locale: tagOf(locale), messages: sent, timeZone: 'UTC', children: null }
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, setting, screen))
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
  return { html, text, messages, words: messages.pay }
}
