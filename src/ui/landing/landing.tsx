import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BlockType, LandingBlock, LandingBlockOf, LandingData } from '@/domain/catalog/landing'
import { isHealthKind } from '@/domain/exam/kinds'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { OtherTests } from '../catalogue/other-tests'
import { type Shop, SitePage } from '../chrome/site-page'
import { RememberLanding } from '../navigation/remember-landing'
import { LanguageNotice } from '../text/language-notice'
import { Classification } from './classification/classification'
import { Comparison } from './comparison/comparison'
import { Countdown } from './countdown/countdown'
import { Faq } from './faq/faq'
import { Hero } from './hero/hero'
import styles from './landing.module.css'
import { Method } from './method/method'
import { PictureBlock } from './picture/picture'
import { PriceBlock } from './price/price'
import { Promises } from './promises/promises'
import { ReportBlock } from './report/report'
import { Reviews } from './reviews/reviews'
import { RichTextBlock } from './rich-text/rich-text'
import { Sample } from './sample/sample'
import { Section } from './section'
import { Statistics } from './statistics/statistics'
import { Steps } from './steps/steps'
import { Sticky } from './sticky/sticky'
import { Ages } from './takers/ages'
import { Countries } from './takers/countries'
import { Tiers } from './tiers/tiers'

type At = { locale: Locale; code: string; examId: number }
type Props = {
  place: At
  shop: Shop
  landing: LandingData
  preview?: boolean
  /** What stands right below the first block. */
  help?: ReactNode
  /** By the id of its block, what needs words that only a page can send; the preview has none. */
  feeds?: Readonly<Record<string, ReactNode>>
}

/** A landing page: an editor's blocks in an editor's colours. */
export function Landing({ place, shop, landing, preview = false, help, feeds = {} }: Props) {
  const { theme, blocks } = landing
  const brand = {
    ...shop.brand,
    logo: theme?.logo ?? shop.brand.logo,
    footerLogo: theme?.footerLogo ?? shop.brand.footerLogo,
    ...(theme && { mark: theme.mark }),
  }
  const [first, ...rest] = blocks.filter(isInFlow)
  const show = (block: LandingBlock) => (
    <BlockView key={block.id} block={block} place={place} landing={landing} feed={feeds[block.id]} />
  )
  return (
    <SitePage place={place} shop={{ ...shop, brand }} width="full" theme={theme} preview={preview}>
      <LanguageNotice locale={place.locale} language={landing.language} />
      <div className={styles.page}>
        {first && show(first)}
        {help}
        <div className={styles.rest}>
          {rest.map(show)}
          <Others place={place} tests={landing.others} />
          {blocks.filter((block) => !isInFlow(block)).map(show)}
        </div>
      </div>
      {!preview && <RememberLanding />}
    </SitePage>
  )
}

/** A button that stays in sight comes last, wherever its editor put it: it ends where the page does. */
const isInFlow = ({ type }: LandingBlock): boolean => type !== 'sticky'

/** The tests beside this one, below everything that is said of it. */
function Others({ place: { code }, tests }: { place: At; tests: LandingData['others'] }) {
  const t = useTranslations('landing')
  if (tests.length === 0) return null
  return (
    <Section heading={t('others')}>
      <OtherTests
        tests={tests.map(({ examId, title, summary, duration }) => ({
          href: pathTo({ route: 'instructions', code, examId }),
          title,
          summary,
          duration,
          badge: null,
        }))}
      />
    </Section>
  )
}

/** `lang`: of the editor's words. */
type Around = { place: At; landing: LandingData; lang: string; startHref: string; feed: ReactNode }

/** The name of the country whose prices are shown. */
const countryName = ({ countries, price }: LandingData): string =>
  countries.find(({ code }) => code === price?.country)?.name ?? ''

/** How each block is drawn, by type (domain/catalog/landing.ts). */
const RENDERERS: { [Type in BlockType]: (block: LandingBlockOf<Type>, around: Around) => ReactNode } = {
  hero: (block, { lang, startHref, landing }) => (
    <Hero
      {...block}
      lang={lang}
      startHref={startHref}
      kind={landing.exam.kind}
      photo={landing.heroPicture ?? landing.theme?.hero ?? null}
      duration={landing.exam.duration}
      // Whoever comes in distress meets no price first (docs/decisions/0054).
      price={isHealthKind(landing.exam.kind) ? null : landing.price}
      countryName={countryName(landing)}
    />
  ),
  statistics: (block, { lang, landing }) => <Statistics {...block} lang={lang} counters={landing.counters} />,
  steps: (block, { lang }) => <Steps {...block} lang={lang} />,
  sample: (block, { lang }) => <Sample {...block} lang={lang} />,
  classification: (block, { lang }) => <Classification {...block} lang={lang} />,
  price: (block, { place: { code, examId, locale }, lang, startHref, landing }) =>
    landing.price && (
      <PriceBlock
        {...block}
        lang={lang}
        startHref={startHref}
        price={landing.price}
        includes={landing.includes}
        countries={landing.countries}
        appExamId={`${code}-${examId}`}
        locale={locale}
        example={
          landing.exam.kind === 'iq' &&
          !landing.blocks.some((each) => each.type === 'hero' && each.art === 'curve')
        }
        free={landing.exam.kind === 'iq' ? 'freeBand' : 'freeWords'}
      />
    ),
  promises: (block, { lang }) => <Promises {...block} lang={lang} />,
  reviews: (block, { place, lang, landing }) => (
    <Reviews {...block} lang={lang} locale={place.locale} reviews={landing.reviews} />
  ),
  faq: (block, { lang }) => <Faq {...block} lang={lang} />,
  picture: (block, { lang, landing }) => <PictureBlock {...block} lang={lang} photo={landing.textPicture} />,
  comparison: (block, { lang }) => <Comparison {...block} lang={lang} />,
  tiers: (block, { lang, startHref, landing }) => (
    <Tiers
      {...block}
      lang={lang}
      startHref={startHref}
      tiers={landing.tiers}
      price={landing.price}
      countryName={countryName(landing)}
    />
  ),
  report: (block, { lang, landing: { exam, hasFile } }) => (
    <ReportBlock {...block} lang={lang} kind={exam.kind} hasFile={hasFile} />
  ),
  method: (block, { lang, place: { code, examId }, landing: { article } }) => (
    <Method
      {...block}
      lang={lang}
      article={
        article && { ...article, href: pathTo({ route: 'articleDetail', code, examId, id: article.id }) }
      }
    />
  ),
  countdown: (block, { lang, landing }) => <Countdown {...block} lang={lang} offer={landing.offer} />,
  feed: (_, { feed }) => feed,
  sticky: (block, { lang, startHref }) => <Sticky {...block} lang={lang} startHref={startHref} />,
  richText: (block, { lang }) => <RichTextBlock {...block} lang={lang} />,
  countries: (block, { lang, landing }) => (
    <Countries {...block} lang={lang} countries={landing.takers.countries} />
  ),
  ages: (block, { lang, landing }) => <Ages {...block} lang={lang} takers={landing.takers} />,
}

type Shown = { block: LandingBlock; place: At; landing: LandingData; feed: ReactNode }

function BlockView({ block, place, landing, feed }: Shown) {
  const t = useTranslations('landing')
  const { code, examId } = place
  const startHref = pathTo({ route: 'instructions', code, examId })
  // The compiler cannot know that the renderer under a type is the one for that type; RENDERERS says so.
  const render = RENDERERS[block.type] as (block: LandingBlock, around: Around) => ReactNode
  // Buttons stay in the reader's language.
  const isForeign = landing.language !== place.locale
  const shown = isForeign && 'action' in block ? { ...block, action: t('start') } : block
  return render(shown, { place, landing, lang: tagOf(landing.language), startHref, feed })
}
