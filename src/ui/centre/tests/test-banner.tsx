import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/primitives/button-link'
import { BannerArt } from './banner-art'
import type { ShownTest } from './shelves'
import styles from './tests.module.css'

/** One test, large: a drawing, a sentence, a button. */
export function TestBanner({ test: { examKind, title, duration, href } }: { test: ShownTest }) {
  const t = useTranslations('explore.tests')
  return (
    <section aria-label={title} className={styles.banner}>
      <div className={styles.said}>
        <p className={styles.kind}>
          {title} · {duration}
        </p>
        <h2 className={styles.sentence}>{t(examKind === 'iq' ? 'bannerIq' : 'bannerTypes')}</h2>
        <ButtonLink href={href}>{t('bannerAction')}</ButtonLink>
      </div>
      <BannerArt kind={examKind === 'iq' ? 'iq' : 'types16'} className={styles.art} />
    </section>
  )
}
