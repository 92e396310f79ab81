import { useTranslations } from 'next-intl'
import type { BlockWords } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './comparison.module.css'

type Props = BlockWords['comparison'] & { lang: string }

/** What is here beside what is elsewhere. On a phone each row is a small card that repeats who says what. */
export function Comparison({ lang, heading, text, ours, others, rows }: Props) {
  const t = useTranslations('landing')
  if (rows.length === 0) return null
  return (
    <Section lang={lang} heading={heading} text={text}>
      <table className={styles.table} lang={lang}>
        <thead>
          <tr>
            <th scope="col" lang={undefined}>
              {t('compared')}
            </th>
            <th scope="col">{ours}</th>
            <th scope="col">{others}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other order than their own
            <tr key={at}>
              <th scope="row">{row.title}</th>
              <td className={styles.ours}>
                <Whose>{ours}</Whose>
                {row.ours}
              </td>
              <td>
                <Whose>{others}</Whose>
                {row.others}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The heading of a column, where the columns lie below each other; a screen reader has it from the table. */
function Whose({ children }: { children: string }) {
  return (
    <span className={styles.whose} aria-hidden="true">
      {children}
    </span>
  )
}
