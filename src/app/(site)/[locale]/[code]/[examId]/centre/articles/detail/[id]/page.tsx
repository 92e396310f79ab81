import { env } from '@/config/env'
import { viewArticle } from '@/content/centre/articles'
import { tagOf } from '@/domain/locale/locales'
import { alternatesOf } from '@/domain/routing/path-to'
import { articleData } from '@/ui/centre/articles/article-data'
import { ArticleScreen } from '@/ui/centre/articles/article-screen'
import { DataBlock } from '@/ui/centre/reading/data-block'
import { documentPage } from '../../../document-page'

const page = documentPage({
  route: 'articleDetail',
  words: ['articles', 'centre.list', 'subscription.banner'],
  read: ({ locale, id }) => viewArticle({ id, locale, has: 'open' }),
  view: ({ found, place, shop }) => (
    <>
      {found.level === 'open' && found.language === place.locale && (
        <DataBlock
          data={articleData({
            article: found,
            brand: shop.brand.name,
            language: tagOf(place.locale),
            url: new URL(alternatesOf(place).canonical, env().SITE_URL).href,
          })}
        />
      )}
      <ArticleScreen place={{ code: place.code, examId: place.examId }} article={found} />
    </>
  ),
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
