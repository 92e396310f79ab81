import { indexArticles, listArticles, viewArticle } from '@/content/centre/articles'
import type { CallData, CallParsed } from '@/domain/api/calls'
import { ARTICLE_CATEGORIES } from '@/domain/centre/content'
import { mayOpen } from '@/domain/centre/levels'
import { rankedBy } from '@/domain/centre/search'
import type { Locale } from '@/domain/locale/locales'
import type { Reader } from '@/services/centre/level-of'
import { chosenFrom, countCategories, pageOf } from '@/services/centre/page-of'
import type { Deps } from '@/services/deps'
import { readSettings } from '@/services/read-settings'
import { HttpRefusal } from '@/services/refusal'

type Asked = CallParsed<'article.list'>['body'] & { locale: Locale; reader: Reader }

export const findArticles = async (
  deps: Pick<Deps, 'payload'>,
  { category, keyword = '', page, locale, reader }: Asked,
): Promise<CallData<'article.list'>> => {
  const all = await listArticles(locale)
  const found = rankedBy(await indexArticles(locale), keyword)
  const { listPageSize: size } = await readSettings(deps.payload.db.drizzle)
  const { items, ...where } = pageOf(chosenFrom(all, { category, found }), { page, size })
  return { ...where, items: items.map((item) => ({ ...item, locked: isLocked(item, reader) })) }
}

export const countArticles = async (locale: Locale): Promise<CallData<'article.categories'>> =>
  countCategories(await listArticles(locale), ARTICLE_CATEGORIES)

/** An article; of one that is not open to the reader, its beginning. @throws HttpRefusal 404. */
export const openArticle = async ({
  id,
  locale,
  reader,
}: {
  id: string
  locale: Locale
  reader: Reader
}): Promise<CallData<'article.detail'>> => {
  const article = await viewArticle({ id, locale, has: reader.level })
  if (!article) throw new HttpRefusal('notFound')
  return article
}

const isLocked = ({ level }: { level: Reader['level'] }, reader: Reader): boolean =>
  !mayOpen({ needs: level, has: reader.level })
