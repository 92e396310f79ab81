import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { tagsOf } from '@/content/tags'
import type { LandingData, LandingThemeView } from '@/domain/catalog/landing'
import type { Locale } from '@/domain/locale/locales'
import type { Picture } from '@/domain/theme/look'
import type { LandingPage } from '@/payload-types'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'
import { pictureOf } from '../picture'
import { blockView, publicThemeView, withAccentOf } from './landing-view'

type LandingPageView = Pick<LandingData, 'theme' | 'blocks' | 'heroPicture' | 'textPicture' | 'offer'> & {
  title: string
  description: string
  /** What a link to it shows where it is shared; null: one is drawn. */
  shareImage: Picture | null
}
type At = { id: string; locale: Locale }

/** What a published landing page (published-landings.ts) says; null when it is none. */
export const readLanding = ({ id, locale }: At): Promise<LandingPageView | null> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'landing-pages',
        locale,
        depth: 2,
        limit: 1,
        pagination: false,
        where: { id: { equals: id }, _status: { equals: 'published' } },
      })
      const [page] = docs
      if (!page) return null
      return {
        title: page.title,
        description: page.description,
        theme: withAccentOf(
          publicThemeView(page.theme) ?? (await readShopTheme(payload, page.storefront)),
          page,
        ),
        blocks: page.blocks.map(blockView),
        heroPicture: pictureOf(page.heroPicture),
        textPicture: pictureOf(page.textPicture),
        offer: offerOf(page),
        shareImage: pictureOf(page.shareImage),
      }
    }),
    ['landing', id, locale],
    { tags: tagsOf('landing') },
  )()

/** Its end is that of the code, so nobody can show an end that does not come (docs/decisions/0010). */
export const offerOf = ({ offer }: Pick<LandingPage, 'offer'>): LandingData['offer'] =>
  offer && typeof offer === 'object' && offer.active && offer.endsAt
    ? { code: offer.code, endsAt: offer.endsAt }
    : null

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
