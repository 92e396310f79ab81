import { useTranslations } from 'next-intl'
import type { BlockWords, LowestPrice } from '@/domain/catalog/landing'
import type { Picture } from '@/domain/theme/look'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Phrases } from '@/ui/primitives/phrases'
import { Price } from '@/ui/primitives/price'
import { CurveArt } from './curve-art'
import styles from './hero.module.css'
import { Landscape } from './landscape'
import { MatrixArt } from './matrix-art'
import { PhotoArt } from './photo-art'
import { ScaleArt } from './scale-art'

type Props = BlockWords['hero'] & {
  lang: string
  startHref: string
  photo: Picture | null
  duration: string
  price: LowestPrice | null
  countryName: string
}

/** What this is, what it takes and what it costs, before the one button. */
export function Hero({
  lang,
  eyebrow,
  heading,
  text,
  action,
  art,
  startHref,
  photo,
  duration,
  price,
  countryName,
}: Props) {
  const t = useTranslations('landing')
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {eyebrow && (
            <p className={styles.eyebrow} lang={lang}>
              {eyebrow}
            </p>
          )}
          <h1 className={styles.heading} lang={lang}>
            <Phrases>{heading}</Phrases>
          </h1>
          <p className={styles.text} lang={lang}>
            {text}
          </p>
          <div className={styles.start}>
            <ButtonLink href={startHref} size="large">
              {action}
            </ButtonLink>
          </div>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{t('factTest')}</dt>
              <dd>{t('free')}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t('factTime')}</dt>
              <dd>{duration}</dd>
            </div>
            {price && (
              <div className={styles.fact}>
                <dt>{t('factReport')}</dt>
                <dd>
                  {t.rich('from', { price: () => <Price amount={price.amount} currency={price.currency} /> })}
                  <small>
                    {t(price.taxRatePercent > 0 ? 'taxIncludedIn' : 'noTaxIn', { country: countryName })}
                  </small>
                </dd>
              </div>
            )}
          </dl>
        </div>
        {art === 'photo' && photo ? (
          <PhotoArt picture={photo} />
        ) : art === 'curve' ? (
          <CurveArt />
        ) : art === 'scale' ? (
          <ScaleArt />
        ) : (
          <MatrixArt />
        )}
      </div>
      <Landscape />
    </section>
  )
}
