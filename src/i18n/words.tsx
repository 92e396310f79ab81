import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pickWords, type WordsPath } from './pick-words'
import { readWordsOf } from './test-words'

type Props = {
  of: readonly WordsPath[]
  /** Of the exam that the page is about: `test` then says what is true of it. */
  kind?: string
  children: ReactNode
}

/** What any call may answer. */
const OF_EVERY_CALL = ['passing.tooOften'] as const

/** The browser gets the words that a page names, and no others: they are bytes of the page. */
export async function Words({ of, kind, children }: Props) {
  const messages = kind === undefined ? await getMessages() : await readWordsOf(kind)
  return (
    <NextIntlClientProvider messages={pickWords({ messages, of: [...of, ...OF_EVERY_CALL] })}>
      {children}
    </NextIntlClientProvider>
  )
}
