import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pickWords, type WordsPath } from './pick-words'

type Props = { of: readonly WordsPath[]; children: ReactNode }

/** The browser gets the words that a page names, and no others: they are bytes of the page. */
export async function Words({ of, children }: Props) {
  return (
    <NextIntlClientProvider messages={pickWords({ messages: await getMessages(), of })}>
      {children}
    </NextIntlClientProvider>
  )
}
