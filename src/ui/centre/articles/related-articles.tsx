'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ListRows } from '../list/list-row'
import reading from '../reading/reading.module.css'
import { ArticleRow, type ListedArticle } from './article-row'
import { useOwnArticle } from './use-own-article'

type Props = { place: ScreenPlace; id: string; related: readonly ListedArticle[] }

/** What to read next; for whom a lock is open, it is not drawn. */
export function RelatedArticles({ place, id, related }: Props) {
  const t = useTranslations('articles')
  const { article } = useOwnArticle({ id, needed: related.some(({ locked }) => locked) })
  if (related.length === 0) return null
  return (
    <section className={reading.next}>
      <h2>{t('related')}</h2>
      <ListRows>
        {(article?.related ?? related).map((other) => (
          <li key={other.id}>
            <ArticleRow place={place} article={other} heading="h3" />
          </li>
        ))}
      </ListRows>
    </section>
  )
}
