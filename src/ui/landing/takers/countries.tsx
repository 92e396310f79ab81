import { useFormatter, useTranslations } from 'next-intl'
import type { BlockWords, TakersView } from '@/domain/catalog/landing'
import { FEWEST_TAKERS } from '@/domain/statistics/takers'
import { Section } from '../section'
import styles from './takers.module.css'

type Props = BlockWords['countries'] & { lang: string; countries: TakersView['countries'] }

/** The means of our own takers by country, each from enough of them; too few, no block (docs/decisions/0012). */
export function Countries({ lang, heading, text, countries }: Props) {
  const t = useTranslations('landing.takers')
  const format = useFormatter()
  if (countries.length === 0) return null
  return (
    <Section lang={lang} heading={heading} text={text}>
      <table className={styles.table}>
        <caption>{t('countriesNote', { needed: FEWEST_TAKERS })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('mean')}</th>
            <th scope="col">{t('count')}</th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ code, name, mean, n }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{format.number(mean)}</td>
              <td>{format.number(n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
