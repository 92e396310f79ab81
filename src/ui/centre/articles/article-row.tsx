'use client'

import type { CallData } from '@/domain/api/calls'
import { tagOf } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Photo } from '@/ui/primitives/photo'
import { ListFacts } from '../list/list-facts'
import { ListRow } from '../list/list-row'
import { ArticlePicture } from './article-picture'

export type ListedArticle = CallData<'article.list'>['items'][number]

type Props = { place: ScreenPlace; article: ListedArticle; heading?: 'h2' | 'h3' }

export function ArticleRow({ place, article, heading }: Props) {
  const { id, language, title, summary, category, cover, minutes, publishedAt, locked, level } = article
  return (
    <ListRow
      href={pathTo({ route: 'articleDetail', ...place, id })}
      picture={cover ? <Photo picture={cover} /> : <ArticlePicture category={category} />}
      lang={tagOf(language)}
      title={title}
      summary={summary}
      heading={heading}
    >
      <ListFacts minutes={minutes} date={publishedAt} lockedBy={locked ? level : null} />
    </ListRow>
  )
}
