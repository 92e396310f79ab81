import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { type Shop, SitePage } from '../chrome/site-page'
import { RememberLanding } from '../navigation/remember-landing'
import { Classification } from './classification/classification'
import { Faq } from './faq/faq'
import { Hero } from './hero/hero'
import styles from './landing.module.css'
import { PriceBlock } from './price/price'
import { Promises } from './promises/promises'
import { Reviews } from './reviews/reviews'
import { Sample } from './sample/sample'
import { Statistics } from './statistics/statistics'
import { Steps } from './steps/steps'
import type { Block, LandingData } from './views'

type At = { locale: Locale; code: string; examId: number }
type Props = { place: At; shop: Shop; landing: LandingData; preview?: boolean }

/** A landing page: an editor's blocks in an editor's colours. */
export function Landing({ place, shop, landing, preview = false }: Props) {
  const { theme, blocks } = landing
  const brand = {
    ...shop.brand,
    logo: theme?.logo ?? shop.brand.logo,
    footerLogo: theme?.footerLogo ?? shop.brand.footerLogo,
  }
  return (
    <SitePage place={place} shop={{ ...shop, brand }} width="full" theme={theme} preview={preview}>
      <div className={styles.page}>
        {blocks.map((block) => (
          <BlockView key={block.id} block={block} place={place} landing={landing} />
        ))}
      </div>
      {!preview && <RememberLanding />}
    </SitePage>
  )
}

function BlockView({ block, place, landing }: { block: Block; place: At; landing: LandingData }) {
  const { code, examId, locale } = place
  const { price, countries } = landing
  const startHref = pathTo({ route: 'instructions', code, examId })
  switch (block.type) {
    case 'hero':
      return (
        <Hero
          {...block}
          startHref={startHref}
          photo={landing.theme?.hero ?? null}
          duration={landing.exam.duration}
          price={price}
          countryName={countries.find((country) => country.code === price?.country)?.name ?? ''}
        />
      )
    case 'statistics':
      return <Statistics {...block} counters={landing.counters} />
    case 'steps':
      return <Steps {...block} />
    case 'promises':
      return <Promises {...block} />
    case 'faq':
      return <Faq {...block} />
    case 'sample':
      return <Sample {...block} />
    case 'classification':
      return <Classification {...block} />
    case 'price':
      return price ? (
        <PriceBlock
          {...block}
          startHref={startHref}
          price={price}
          includes={landing.includes}
          countries={countries}
          appExamId={`${code}-${examId}`}
          locale={locale}
          example={!landing.blocks.some((each) => each.type === 'hero' && each.art === 'curve')}
        />
      ) : null
    case 'reviews':
      return <Reviews {...block} reviews={landing.reviews} />
  }
}
