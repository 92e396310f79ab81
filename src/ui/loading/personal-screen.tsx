import { getTranslations } from 'next-intl/server'
import { type ComponentProps, Suspense } from 'react'
import type { WordsPath } from '@/i18n/pick-words'
import { Words } from '@/i18n/words'
import { SitePage } from '@/ui/chrome/site-page'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'

/** Names a screen of one visitor. */
export type PersonalTitle =
  | 'pay.meta.course'
  | `pay.meta.${'tiers' | 'payment' | 'check' | 'failed' | 'success'}`
  | `report.meta.${'teaser' | 'result' | 'wrong' | 'link' | 'retrieve'}`
  | `plans.meta.${'premium' | 'check' | 'upgrade'}`
  | `packages.meta.${'steps' | 'guides'}`
  | 'triple.meta.compare'
  | 'download.title'
  | 'review.meta.title'
  | `account.meta.${'login' | 'register' | 'forgotPassword' | 'editPassword' | 'loginLink' | 'myData'}`

type Props = Omit<ComponentProps<typeof SitePage>, 'footer'> & {
  title: PersonalTitle
  words: readonly WordsPath[]
}

/** The cached shell around a client screen. What belongs to the visitor is read in the browser and is not in it. */
export async function PersonalScreen({ title, words, children, ...page }: Props) {
  const t = await getTranslations()
  return (
    <SitePage {...page}>
      <Words of={words}>
        {/* The query is only known in the browser; the shell is cached without it. */}
        <Suspense fallback={<SpinnerWithWords centred>{t(title)}</SpinnerWithWords>}>{children}</Suspense>
      </Words>
    </SitePage>
  )
}
