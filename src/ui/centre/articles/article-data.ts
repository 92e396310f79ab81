import type { CallData } from '@/domain/api/calls'

type Facts = {
  article: Pick<
    CallData<'article.detail'>,
    'title' | 'summary' | 'author' | 'publishedAt' | 'updatedAt' | 'sources' | 'cover'
  >
  /** The shop's own name: an article that is signed with it is the shop's. */
  brand: string
  /** BCP 47. */
  language: string
  /** Absolute. */
  url: string
}

/** An open article for search engines, by schema.org. */
export const articleData = ({ article, brand, language, url }: Facts) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  author: { '@type': article.author === brand ? 'Organization' : 'Person', name: article.author },
  publisher: { '@type': 'Organization', name: brand },
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  inLanguage: language,
  isAccessibleForFree: true,
  mainEntityOfPage: url,
  ...(article.cover && { image: new URL(article.cover.url, url).href }),
  citation: article.sources.map(({ authors, year, title }) => `${authors} (${year}). ${title}`),
})
