'use client'

import { useTranslations } from 'next-intl'
import { isLinkTarget } from '@/domain/publishing/link-target'
import styles from './questionnaire.module.css'
import type { ToldScale } from './questionnaire-report'

type Source = ToldScale['sources'][number]
type Props = { sources: readonly Source[]; as: 'h3' | 'h4' }

/** What the texts of a scale rest on. Nobody there learns from which page a reader came. */
export function SourceList({ sources, as: Heading }: Props) {
  const t = useTranslations('health.result')
  if (sources.length === 0) return null
  return (
    <section className={styles.passageOfArea}>
      <Heading className={styles.heading}>{t('sources')}</Heading>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={`${source.year} ${source.title}`}>
            {source.authors} ({source.year}). <Title {...source} /> {source.published}.
          </li>
        ))}
      </ul>
    </section>
  )
}

function Title({ title, url }: Source) {
  const words = /[.?!]$/.test(title) ? title : `${title}.`
  return isLinkTarget(url) ? (
    <a href={url} rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    <cite>{words}</cite>
  )
}
