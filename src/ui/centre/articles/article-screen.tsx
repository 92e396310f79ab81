import { useFormatter, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { tagOf } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Photo } from '@/ui/primitives/photo'
import { TextBlocks } from '@/ui/text/text-blocks'
import reading from '../reading/reading.module.css'
import { Sources } from '../reading/sources'
import { LockedRest } from './locked-rest'
import { RelatedArticles } from './related-articles'

type Props = {
  place: ScreenPlace
  /** As everybody may read it: of one that is locked, the beginning. */
  article: CallData<'article.detail'>
}

/** One article. What is open stands in the page; the rest is read for who is signed in. */
export function ArticleScreen({ place, article }: Props) {
  const t = useTranslations('articles')
  const { id, level, locked, blocks, sources } = article
  return (
    <article className={reading.page}>
      <Head place={place} article={article} />
      {article.cover && <Photo picture={article.cover} className={reading.cover} first />}
      <div className={reading.words} lang={tagOf(article.language)}>
        <TextBlocks blocks={blocks} />
      </div>
      {locked && <LockedRest place={place} id={id} level={level} shown={blocks.length} />}
      <Sources title={t('sources')} sources={sources} />
      <RelatedArticles place={place} id={id} related={article.related} />
    </article>
  )
}

function Head({ place, article }: Props) {
  const t = useTranslations('articles')
  const format = useFormatter()
  const { title, author, publishedAt, minutes } = article
  return (
    <header className={reading.head}>
      <p className={reading.above}>
        <Link href={pathTo({ route: 'articles', ...place })}>{t('all')}</Link>
      </p>
      <h1 lang={tagOf(article.language)}>{title}</h1>
      <p className={reading.facts}>
        <span>{t('by', { author })}</span>
        <time dateTime={publishedAt}>
          {format.dateTime(new Date(publishedAt), { dateStyle: 'long', timeZone: 'UTC' })}
        </time>
        <span>{t('reading', { count: minutes })}</span>
      </p>
    </header>
  )
}
