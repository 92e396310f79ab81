import type { BlockWords } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './promises.module.css'

type Props = BlockWords['promises'] & { lang: string }

export function Promises({ lang, heading, items }: Props) {
  return (
    <Section lang={lang} heading={heading}>
      <ul className={styles.list} lang={lang}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.promise}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
