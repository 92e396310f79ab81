import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { type ComponentProps, Suspense } from 'react'
import { SitePage } from '@/ui/chrome/site-page'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'

/** Names a screen of one visitor; its namespace is what the screen's client part gets of the words. */
export type PersonalTitle =
  | `pay.meta.${'tiers' | 'payment' | 'check' | 'failed' | 'success'}`
  | `report.meta.${'teaser' | 'result' | 'wrong' | 'link' | 'retrieve'}`
  | `packages.meta.${'steps' | 'guides'}`
  | 'triple.meta.compare'

type Props = Omit<ComponentProps<typeof SitePage>, 'footer'> & { title: PersonalTitle }

/** The cached shell around a client screen. What belongs to the visitor is read in the browser and is not in it. */
export async function PersonalScreen({ title, children, ...page }: Props) {
  const [messages, t] = await Promise.all([getMessages(), getTranslations()])
  return (
    <SitePage {...page}>
      <NextIntlClientProvider messages={wordsOf({ title, messages })}>
        {/* The query is only known in the browser; the shell is cached without it. */}
        <Suspense fallback={<SpinnerWithWords centred>{t(title)}</SpinnerWithWords>}>{children}</Suspense>
      </NextIntlClientProvider>
    </SitePage>
  )
}

type Messages = Awaited<ReturnType<typeof getMessages>>

const wordsOf = ({ title, messages }: { title: PersonalTitle; messages: Messages }) => {
  const { passing, pay, report, packages, triple } = messages
  if (title.startsWith('pay.')) return { passing, pay, packages }
  if (title.startsWith('triple.')) return { passing, pay, triple }
  if (title.startsWith('packages.')) return { passing, pay, packages }
  // The words that explain the rules are two fifths of the report's, and one screen says them.
  const { explain, ...others } = report
  return { passing, packages, report: title === 'report.meta.wrong' ? { ...others, explain } : others }
}
