import { z } from 'zod'
import { ARTICLE_CATEGORIES } from '../../centre/content'
import type { CallRows } from '../call-row'
import { block, listed, listQuery, pageOf, picture, slug, source } from '../centre-shapes'
import { locale } from '../shapes'

const category = z.enum(ARTICLE_CATEGORIES)
const article = listed.extend({
  category,
  /** Small in lists, large of the article itself. null: it has the drawing of its category. */
  cover: picture.nullable(),
})

export const articleCalls = {
  'article.list': {
    method: 'POST',
    path: '/api/article/infos/list',
    purpose: 'Articles, the newest first: a page of ten, of a category, or those in which all words stand.',
    owner: 'cookie',
    lane: 'browse',
    limit: { max: 300, windowSeconds: 600 },
    body: listQuery.extend({ category: category.optional() }),
    data: pageOf(article),
  },
  'article.categories': {
    method: 'POST',
    path: '/api/article/category/list',
    purpose: 'The categories of articles, with the number of articles in each.',
    owner: 'everybody',
    lane: 'browse',
    body: z.strictObject({ hl: locale.optional() }),
    data: z.object({ total: z.int(), categories: z.array(z.object({ id: category, count: z.int() })) }),
  },
  'article.detail': {
    method: 'GET',
    path: '/api/article/infos/detail/:id',
    purpose: 'An article; of one that is not open to the viewer its beginning.',
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ id: slug }),
    query: z.object({ hl: locale.optional() }),
    data: article.extend({
      author: z.string(),
      blocks: z.array(block),
      sources: z.array(source),
      related: z.array(article),
    }),
  },
} as const satisfies CallRows
