import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import type { Locale } from '@/domain/locale/locales'
import type { WordsPath } from '@/i18n/pick-words'
import { Words } from '@/i18n/words'
import { Logo } from '@/ui/chrome/logo'
import { LanguageMenu } from '@/ui/chrome/menus/language-menu'
import { SiteLinks } from '@/ui/chrome/menus/site-links'
import { SiteFooter } from '@/ui/chrome/site-footer'
import type { Shop } from '@/ui/chrome/site-page'
import { AutoScheme } from '@/ui/primitives/page'
import { LanguageNotice } from '@/ui/text/language-notice'
import { Skeleton } from '../skeleton'
import { CentreNav } from './centre-nav'
import styles from './frame.module.css'
import { HeaderPerson } from './header-person'
import type { CentreRoute } from './places'

/** Names a page of the centre. */
export type CentreTitle =
  | `centre.meta.${'home' | 'results' | 'purchases' | 'settings' | 'info'}`
  | `${'articles' | 'courses'}.meta.list`
  | `courses.meta.${'growth' | 'categories'}`
  | `explore.meta.${'explore' | 'growth' | 'tests' | 'testList'}`
  | 'daily.meta.title'
  | `treeHole.meta.${'home' | 'add' | 'list'}`
  | 'games.meta.list'
  | 'experiment.meta.title'

type Props = {
  route: CentreRoute
  place: { locale: Locale; code: string; examId: number; id?: string }
  shop: Shop
  /** What the screen says, beside what every page of the centre says. */
  words: readonly WordsPath[]
  /**
   * The query is only known in the browser; what reads it is not in the cached shell. What is there without it stands in
   * no boundary: React would send a large one apart, with a script that our policy does not let run.
   */
  readsQuery?: boolean
  /** Of the text that the page shows, where that may be another than the reader's. */
  language?: Locale
  children: ReactNode
}

/** The cached shell of a page of the centre: who is signed in is read in the browser and is not in it. */
export function CentrePage({ route, place, shop, words, readsQuery = true, language, children }: Props) {
  const t = useTranslations('chrome')
  const { locale, code, examId } = place
  const here = { code, examId }
  return (
    <AutoScheme className={styles.frame}>
      <Words of={['passing', 'centre.frame', 'centre.common', ...words]}>
        <header className={styles.header}>
          <Logo brand={shop.brand} picture={shop.brand.logo} href="/" />
          {/* On a phone the places at the bottom lead there. */}
          <div className={styles.links}>
            <SiteLinks code={code} examId={examId} />
          </div>
          <div className={styles.tools}>
            <LanguageMenu locale={locale} label={t('language')} id={place.id} />
            <HeaderPerson place={here} route={route} />
          </div>
        </header>
        <div className={styles.body}>
          <CentreNav place={here} route={route} />
          <main id="main" tabIndex={-1} className={styles.main}>
            {language && <LanguageNotice locale={locale} language={language} />}
            {readsQuery ? <Suspense fallback={<Skeleton rows={3} />}>{children}</Suspense> : children}
          </main>
        </div>
      </Words>
      <SiteFooter
        brand={shop.brand}
        code={code}
        examId={examId}
        protocols={shop.protocols}
        homeHref="/"
        cookies={false}
      />
    </AutoScheme>
  )
}
