import { readReader } from '@/services/centre/level-of'
import { defineEndpoints } from '../define-endpoints'
import { countArticles, findArticles, openArticle } from './view-articles'

export const articleEndpoints = defineEndpoints({
  'article.list': async ({ deps, input: { body }, viewer }) =>
    findArticles(deps, { ...body, locale: body.hl ?? 'EN', reader: await readReader(deps, viewer) }),

  'article.categories': ({ input: { body } }) => countArticles(body.hl ?? 'EN'),

  'article.detail': async ({ deps, input: { params, query }, viewer }) =>
    openArticle({ id: params.id, locale: query.hl ?? 'EN', reader: await readReader(deps, viewer) }),
})
