import { useTranslations } from 'next-intl'
import type { BlockWords, LowestPrice } from '@/domain/catalog/landing'
import type { Picture } from '@/domain/theme/look'
import { ButtonLink } from '@/ui/primitives/button-link'
import { classes } from '@/ui/primitives/classes'
import { Phrases } from '@/ui/primitives/phrases'
import { Foot } from './foot'
import styles from './hero.module.css'
import { HeroArt } from './hero-art'
import { HeroFacts } from './hero-facts'
import { heroLook } from './hero-look'

export type HeroProps = BlockWords['hero'] & {
  lang: string
  startHref: string
  /** Of the exam: what is no IQ test wears neither matrix nor curve. */
  kind: string
  photo: Picture | null
  duration: string
  price: LowestPrice | null
  countryName: string
}

/** What this is, what it takes and what it costs, before the one button. On a phone the picture stands first, and is low. */
export function Hero(props: HeroProps) {
  const { lang, eyebrow, heading, text, action, startHref, kind, photo } = props
  const t = useTranslations('landing')
  const { layout, art, foot } = heroLook({ ...props, hasPhoto: photo !== null })
  return (
    <section className={classes(styles.hero, styles[layout])}>
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
            <ButtonLink href={startHref} size="large" className={styles.button}>
              {action}
            </ButtonLink>
          </div>
          <HeroFacts {...props} free={t('free')} />
        </div>
        <div className={styles.art}>
          <HeroArt art={art} photo={photo} />
        </div>
      </div>
      {foot && <Foot kind={kind} />}
    </section>
  )
}
