import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { type Foreign, foreignOf, noticeVersion } from '@/domain/consent/foreign-mark'
import type { Locale } from '@/domain/locale/locales'
import { LANDING_NAMES } from '@/domain/routing/landing-names'
import type { Picture } from '@/domain/theme/look'
import { editorial } from './editorial'
import { readExam } from './exam'
import { getPayloadClient } from './payload'
import { pictureIn, pictureOf } from './picture'

export type Shop = {
  id: string
  brand: { name: string; tagline: string | null; logo: Picture | null; footerLogo: Picture | null }
  supportEmail: string
  /** What the browser's tab shows on its pages; null: the usual one. */
  icon: Picture | null
  /** Link codes of the published protocols. */
  protocols: string[]
  /** Of the cookie notice: that of the cookie page, and what is asked for beside it. */
  cookieVersion: string
  /** Scripts of others that are named here; null: none. */
  foreign: Foreign | null
}

const PUBLISHED = { _status: { equals: 'published' as const } }

/** Who speaks on a page; null when no such storefront is published. */
export const readShop = ({ code, locale }: { code: string; locale: Locale }): Promise<Shop | null> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'storefronts',
        locale,
        depth: 1,
        limit: 1,
        pagination: false,
        where: { code: { equals: code }, ...PUBLISHED },
      })
      const [found] = docs
      if (!found) return null
      const protocols = await payload.find({
        collection: 'protocols',
        depth: 0,
        limit: 20,
        pagination: false,
        select: { linkCode: true, version: true },
        where: { storefront: { equals: found.id }, ...PUBLISHED },
      })
      const foreign = foreignOf(found.foreignScripts)
      const cookiePage = protocols.docs.find(({ linkCode }) => linkCode === 'cookies')
      return {
        id: found.id,
        brand: {
          name: found.name,
          tagline: found.tagline ?? null,
          logo: pictureOf(found.logo),
          footerLogo: pictureOf(found.footerLogo),
        },
        supportEmail: found.supportEmail,
        icon: pictureIn(found.icon, 'small'),
        protocols: protocols.docs.map(({ linkCode }) => linkCode),
        cookieVersion: noticeVersion(cookiePage?.version ?? '0', foreign),
        foreign,
      }
    }),
    ['shop', code, locale],
    { tags: tagsOf('shop') },
  )()

export type DefaultLanding = { code: string; examId: number; slug: string }

/** The landing behind `/`: the default storefront's default, or the first slug of its default exam. */
export const readDefaultLanding = unstable_cache(
  editorial(async (): Promise<DefaultLanding | null> => {
    const payload = await getPayloadClient()
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 3 })
    const { defaultStorefront: storefront, defaultExam } = settings
    if (!storefront || typeof storefront !== 'object') return null
    const landing = typeof storefront.defaultLanding === 'object' ? storefront.defaultLanding : null
    const exam = landing?.exam ?? defaultExam
    if (!exam || typeof exam !== 'object') return null
    return { code: storefront.code, examId: exam.number, slug: landing?.slug ?? LANDING_NAMES[0] }
  }),
  ['default-landing'],
  { tags: tagsOf('default-landing') },
)

/** The storefront of a page, if both it and the exam that the page is about are published. */
export const readShopOfExam = async (place: {
  code: string
  examId: number
  locale: Locale
}): Promise<Shop | null> => {
  const [shop, exam] = await Promise.all([readShop(place), readExam(place)])
  return exam && shop
}
