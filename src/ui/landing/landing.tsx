import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import type { BlockType, LandingBlock, LandingBlockOf, LandingData } from '@/domain/catalog/landing'
import { isHealthKind } from '@/domain/exam/kinds'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { OtherTests } from '../catalogue/other-tests'
import { type Shop, SitePage } from '../chrome/site-page'
import { RememberLanding } from '../navigation/remember-landing'
import { LanguageNotice } from '../text/language-notice'
import { Classification } from './classification/classification'
import { Faq } from './faq/faq'
import { Hero } from './hero/hero'
import styles from './landing.module.css'
import { PriceBlock } from './price/price'
import { Promises } from './promises/promises'
import { Reviews } from './reviews/reviews'
import { Sample } from './sample/sample'
import { Section } from './section'
import { Statistics } from './statistics/statistics'
import { Steps } from './steps/steps'

type At = { locale: Locale; code: string; examId: number }
type Props = {
  place: At
  shop: Shop
  landing: LandingData
  preview?: boolean
  /** What stands right below the first block. */
  help?: ReactNode
}

/** A landing page: an editor's blocks in an editor's colours. */
export function Landing({ place, shop, landing, preview = false, help }: Props) {
  const { theme, blocks } = landing
  const brand = {
    ...shop.brand,
    logo: theme?.logo ?? shop.brand.logo,
    footerLogo: theme?.footerLogo ?? shop.brand.footerLogo,
  }
  return (
    <SitePage place={place} shop={{ ...shop, brand }} width="full" theme={theme} preview={preview}>
      <LanguageNotice locale={place.locale} language={landing.language} />
      <div className={styles.page}>
        {blocks.map((block, index) => (
          <Fragment key={block.id}>
            <BlockView block={block} place={place} landing={landing} />
            {index === 0 && help}
          </Fragment>
        ))}
        <Others place={place} tests={landing.others} />
      </div>
      {!preview && <RememberLanding />}
    </SitePage>
  )
}

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
type Around = { place: At; landing: LandingData; lang: string; startHref: string }

/** How each block is drawn, by type (domain/catalog/landing.ts). */
const RENDERERS: { [Type in BlockType]: (block: LandingBlockOf<Type>, around: Around) => ReactNode } = {
  hero: (block, { lang, startHref, landing: { theme, exam, price, countries, heroPicture } }) => (
    <Hero
      {...block}
      lang={lang}
      startHref={startHref}
      photo={heroPicture ?? theme?.hero ?? null}
      duration={exam.duration}
      // Whoever comes in distress meets no price first (docs/decisions/0054).
      price={isHealthKind(exam.kind) ? null : price}
      countryName={countries.find((country) => country.code === price?.country)?.name ?? ''}
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
  picture: () => null,
  comparison: () => null,
  tiers: () => null,
  report: () => null,
  method: () => null,
  countdown: () => null,
  feed: () => null,
  sticky: () => null,
  richText: () => null,
  countries: () => null,
  ages: () => null,
}

function BlockView({ block, place, landing }: { block: LandingBlock; place: At; landing: LandingData }) {
  const t = useTranslations('landing')
  const { code, examId } = place
  const startHref = pathTo({ route: 'instructions', code, examId })
  // The compiler cannot know that the renderer under a type is the one for that type; RENDERERS says so.
  const render = RENDERERS[block.type] as (block: LandingBlock, around: Around) => ReactNode
  // Buttons stay in the reader's language.
  const isForeign = landing.language !== place.locale
  const shown = isForeign && 'action' in block ? { ...block, action: t('start') } : block
  return render(shown, { place, landing, lang: tagOf(landing.language), startHref })
}
