import type { BlockWords } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './faq.module.css'

type Props = BlockWords['faq']

export function Faq({ heading, items }: Props) {
  return (
    <Section heading={heading} beside>
      <div className={styles.list}>
        {items.map(({ title, text }) => (
          <details key={title} className={styles.entry}>
            <summary>
              {title}
              <span className={styles.sign} aria-hidden="true" />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
