import type { BlockWords } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './steps.module.css'

type Props = BlockWords['steps'] & { lang: string }

export function Steps({ lang, heading, items }: Props) {
  return (
    <Section lang={lang} heading={heading}>
      <ol className={styles.steps} lang={lang}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
