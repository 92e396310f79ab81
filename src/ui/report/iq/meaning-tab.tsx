'use client'

import { useTranslations } from 'next-intl'
import { Fold } from '@/ui/primitives/fold'
import { AboutReport } from '../about-report'
import sections from '../report.module.css'
import type { Told } from '../score/score-facts'
import styles from './meaning.module.css'
import { Prose } from './prose'

/** What the number says of life and what it does not, what it rests on, and the sources. */
export function MeaningTab({ meaning, about }: Pick<Told, 'meaning' | 'about'>) {
  const t = useTranslations('report.iq')
  const { title, sections: parts, sources } = meaning
  return (
    <div className={sections.grid}>
      <article className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            <h3 className={styles.heading}>{part.title}</h3>
            <Prose>{part.paragraphs}</Prose>
          </section>
        ))}
        {sources.length > 0 && (
          <Fold summary={t('sources')}>
            <ul className={styles.sources}>
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </Fold>
        )}
      </article>
      <AboutReport told={about} />
    </div>
  )
}
