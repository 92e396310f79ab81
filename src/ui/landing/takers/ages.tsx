import { useFormatter, useTranslations } from 'next-intl'
import type { BlockWords, TakersView } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './takers.module.css'

type Props = BlockWords['ages'] & { lang: string; takers: TakersView }

/** How old our own takers are, as far as they said so; too few, no block. */
export function Ages({ lang, heading, text, takers: { ages, aged } }: Props) {
  const t = useTranslations('landing.takers')
  const format = useFormatter()
  if (ages.length === 0) return null
  const most = Math.max(...ages.map(({ percent }) => percent))
  return (
    <Section lang={lang} heading={heading} text={text}>
      <table className={styles.table}>
        <caption>{t('agesNote', { count: aged })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('age')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ from, to, percent }) => (
            <tr key={from}>
              <th scope="row">{to === null ? t('ageFrom', { from }) : `${from}–${to}`}</th>
              <td className={styles.share}>
                <i className={styles.bar} style={{ width: `${(70 * percent) / most}%` }} aria-hidden="true" />
                {format.number(percent / 100, { style: 'percent', maximumFractionDigits: 0 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
