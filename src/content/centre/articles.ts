import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { beginningOf } from '@/domain/centre/beginning'
import { type Level, mayOpen } from '@/domain/centre/levels'
import { indexOf } from '@/domain/centre/search'
import { languagesOf } from '@/domain/languages/public-languages'
import type { Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import type { Article, Media } from '@/payload-types'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'
import { pictureIn } from '../picture'
import { languageOf, listedIn, listedOf, plainText, searchedOf, sourcesOf } from './listed'

const PUBLISHED = { _status: { equals: 'published' as const } }

/**
 * Every published article, the newest first, public in this language or not: for the server alone, which shows what is
 * public in it.
 */
export const readArticles = (locale: Locale) =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'articles',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      const covers = await readCovers(docs, locale)
      return docs.map((article) => ({
        ...viewOf(article, locale),
        cover: pictureIn(covers.get(idOf(article.cover)), 'small'),
      }))
    }),
    ['articles', locale],
    { tags: tagsOf('articles') },
  )()

/** What lists show of the articles that are public in a language. */
export const listArticles = async (locale: Locale) => listedIn(await readArticles(locale), locale)

/** What a search of the articles of a language reads (domain/centre/search.ts). */
export const indexArticles = (locale: Locale) =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'articles',
        where: PUBLISHED,
        sort: ['-publishedAt', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      return docs
        .filter((article) => languagesOf(article).includes(locale))
        .map((article) => indexOf(searchedOf(article, [plainText(article.body)])))
    }),
    ['article-search', locale],
    { tags: tagsOf('article-search') },
  )()

/**
 * A published article with its text, in the reader's language or else in its first; null: there is none of this name. Names
 * that are none are not cached one by one.
 */
export const readArticle = async ({ id, locale }: { id: string; locale: Locale }) => {
  const language = languageOf(await readArticles(locale), { id, locale })
  return language && readKnown({ id, locale: language })
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
    editorial(async () => {
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
        ...viewOf(article, locale),
        cover: pictureIn(article.cover, 'large'),
        author: article.author,
        blocks: guideBlocks(article.body),
        sources: sourcesOf(article.sources),
        related: (article.related ?? []).flatMap((other) => (typeof other === 'string' ? [] : [other.slug])),
      }
    }),
    ['article', id, locale],
    { tags: tagsOf('article') },
  )()

/** The pictures of all articles of a list, by their ids. Not by `depth`, which would read the related articles as well. */
const readCovers = async (docs: readonly Article[], locale: Locale): Promise<ReadonlyMap<string, Media>> => {
  const ids = docs.map(({ cover }) => idOf(cover)).filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const payload = await getPayloadClient()
  const found = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    locale,
    depth: 0,
    pagination: false,
  })
  return new Map(found.docs.map((media) => [media.id, media]))
}

const idOf = (upload: Article['cover']): string =>
  typeof upload === 'object' ? (upload?.id ?? '') : (upload ?? '')

const viewOf = (article: Article, language: Locale) => ({
  ...listedOf(article, { language, bodies: [article.body] }),
  category: article.category,
})
