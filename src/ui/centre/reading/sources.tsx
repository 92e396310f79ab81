import type { CallData } from '@/domain/api/calls'
import { isLinkTarget } from '@/domain/publishing/link-target'
import styles from './reading.module.css'

type Source = CallData<'article.detail'>['sources'][number]

/** What a text rests on, as a reader looks it up. */
export function Sources({ title, sources }: { title: string; sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources}>
      <h2>{title}</h2>
      <ul>
        {sources.map((source) => (
          <li key={`${source.authors} ${source.year} ${source.title}`}>
            {source.authors} ({source.year}). <SourceTitle {...source} />
            {source.published && <> {source.published}.</>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SourceTitle({ title, address }: Source) {
  // A title that ends with a sign of its own takes no full stop.
  const words = /[.?!]$/.test(title) ? title : `${title}.`
  return address && isLinkTarget(address) ? (
    <a href={address} rel="noopener">
      {words}
    </a>
  ) : (
    <cite>{words}</cite>
  )
}
