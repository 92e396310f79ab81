import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { beginningOf } from '@/domain/centre/beginning'
import { type Level, mayOpen } from '@/domain/centre/levels'
import { indexOf } from '@/domain/centre/search'
import type { Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import type { Article } from '@/payload-types'
import { getPayloadClient } from '../payload'
import { listedOf, plainText, searchedOf, sourcesOf } from './listed'

const PUBLISHED = { _status: { equals: 'published' as const } }

/** What lists show of every published article, the newest first. */
export const listArticles = (locale: Locale) =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'articles',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      return docs.map(viewOf)
    },
    ['articles', locale],
    { tags: tagsOf('articles') },
  )()

/** What a search of articles reads (domain/centre/search.ts). */
export const indexArticles = (locale: Locale) =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'articles',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      return docs.map((article) => indexOf(searchedOf(article, [plainText(article.body)])))
    },
    ['article-search', locale],
    { tags: tagsOf('article-search') },
  )()

/** A published article with its text; null: there is none of this name. Names that are none are not cached one by one. */
export const readArticle = async ({ id, locale }: { id: string; locale: Locale }) => {
  const known = await listArticles(locale)
  return known.some((article) => article.id === id) ? readKnown({ id, locale }) : null
}

/** What somebody with this level is shown of an article: of one that is not open to them, its beginning. */
export const viewArticle = async ({ id, locale, has }: { id: string; locale: Locale; has: Level }) => {
  const article = await readArticle({ id, locale })
  if (!article) return null
  const all = await listArticles(locale)
  const isLocked = ({ level }: { level: Level }) => !mayOpen({ needs: level, has })
  const locked = isLocked(article)
  return {
    ...article,
    locked,
    blocks: locked ? beginningOf(article.blocks) : article.blocks,
    related: article.related.flatMap((other) => {
      const known = all.find((each) => each.id === other)
      return known ? [{ ...known, locked: isLocked(known) }] : []
    }),
  }
}

const readKnown = ({ id, locale }: { id: string; locale: Locale }) =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'articles',
        where: { ...PUBLISHED, slug: { equals: id } },
        locale,
        depth: 1,
        limit: 1,
        pagination: false,
      })
      const [article] = docs
      if (!article) return null
      return {
        ...viewOf(article),
        author: article.author,
        blocks: guideBlocks(article.body),
        sources: sourcesOf(article.sources),
        related: (article.related ?? []).flatMap((other) => (typeof other === 'string' ? [] : [other.slug])),
      }
    },
    ['article', id, locale],
    { tags: tagsOf('article') },
  )()

const viewOf = (article: Article) => ({ ...listedOf(article, [article.body]), category: article.category })
