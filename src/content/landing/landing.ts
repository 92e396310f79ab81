import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { tagsOf } from '@/content/tags'
import type { LandingData, LandingThemeView } from '@/domain/catalog/landing'
import type { Locale } from '@/domain/locale/locales'
import type { Variant } from '@/domain/routing/routes'
import type { LandingPage } from '@/payload-types'
import { getPayloadClient } from '../payload'
import { blockView, publicThemeView } from './landing-view'

type LandingPageView = Pick<LandingData, 'theme' | 'blocks'> & { title: string; description: string }
type At = { code: string; examId: number; variant: Variant; locale: Locale }

/** A published landing page of a published storefront and exam; null when there is none. */
export const readLanding = ({ code, examId, variant, locale }: At): Promise<LandingPageView | null> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'landing-pages',
        locale,
        depth: 2,
        limit: 1,
        pagination: false,
        where: {
          variant: { equals: variant },
          _status: { equals: 'published' },
          'storefront.code': { equals: code },
          'storefront._status': { equals: 'published' },
          'exam.number': { equals: examId },
          'exam._status': { equals: 'published' },
        },
      })
      const [page] = docs
      if (!page) return null
      return {
        title: page.title,
        description: page.description,
        theme: publicThemeView(page.theme) ?? (await readShopTheme(payload, page.storefront)),
        blocks: page.blocks.map(blockView),
      }
    },
    ['landing', code, String(examId), variant, locale],
    { tags: tagsOf('landing') },
  )()

/** The theme of a page that has lost its own: its storefront's, as the default landing page shows it. */
const readShopTheme = async (
  payload: Payload,
  storefront: LandingPage['storefront'],
): Promise<LandingThemeView | null> => {
  const landing = storefront && typeof storefront === 'object' ? storefront.defaultLanding : null
  if (!landing) return null
  const id = typeof landing === 'object' ? landing.id : landing
  const page = await payload.findByID({ collection: 'landing-pages', id, depth: 2, disableErrors: true })
  return publicThemeView(page?.theme)
}
