import { useFormatter, useTranslations } from 'next-intl'
import type { BlockWords, ReviewView } from '@/domain/catalog/landing'
import { languageName } from '@/domain/languages/language-name'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { Ago } from '../../primitives/ago'
import { Section } from '../section'
import styles from './reviews.module.css'

const MOST = 6

type Props = BlockWords['reviews'] & { lang: string; locale: Locale; reviews: readonly ReviewView[] }

/** Reviews by buyers; none, no block (docs/decisions/0010). */
export function Reviews({ lang, locale, heading, reviews }: Props) {
  const t = useTranslations('landing')
  const format = useFormatter()
  if (reviews.length === 0) return null
  return (
    <Section lang={lang} heading={heading}>
      <ul className={styles.list}>
        {reviews.slice(0, MOST).map(({ name, location, language, stars, content, time, headImage }) => (
          <li key={`${name}${time}`} className={styles.review}>
            <p role="img" aria-label={t('stars', { stars })} className={styles.stars}>
              {'★'.repeat(stars)}
              {'☆'.repeat(5 - stars)}
            </p>
            <p lang={tagOf(language)}>{content}</p>
            {language !== locale && (
              <p className={styles.language}>
                {t('writtenIn', { language: languageName(language, locale) })}
              </p>
            )}
            <div className={styles.who}>
              {headImage && (
                // biome-ignore lint/performance/noImgElement: uploaded in its sizes, not optimized again (next.config)
                <img src={headImage} alt="" width={40} height={40} loading="lazy" className={styles.head} />
              )}
              <p>
                {[name, location].filter(Boolean).join(', ')}
                <Ago
                  at={time}
                  exact={format.dateTime(new Date(time), { dateStyle: 'medium', timeZone: 'UTC' })}
                  finest="day"
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
