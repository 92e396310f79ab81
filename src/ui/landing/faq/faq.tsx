import type { BlockWords } from '@/domain/catalog/landing'
import { Section } from '../section'
import styles from './faq.module.css'

type Props = BlockWords['faq'] & { lang: string }

export function Faq({ lang, heading, items }: Props) {
  return (
    <Section lang={lang} heading={heading} beside>
      <div className={styles.list} lang={lang}>
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
