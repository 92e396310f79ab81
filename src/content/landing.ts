import { unstable_cache } from 'next/cache'
import type { Locale } from '@/domain/locale/locales'
import type { Variant } from '@/domain/routing/routes'
import { blockView, type LandingBlock, type LandingThemeView, publicThemeView } from './landing-view'
import { getPayloadClient } from './payload'

export type LandingView = {
  title: string
  description: string
  theme: LandingThemeView | null
  blocks: LandingBlock[]
}

type At = { code: string; examId: number; variant: Variant; locale: Locale }

/** A published landing page of a published storefront and exam; null when there is none. */
export const readLanding = ({ code, examId, variant, locale }: At): Promise<LandingView | null> =>
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
        theme: publicThemeView(page.theme),
        blocks: page.blocks.map(blockView),
      }
    },
    ['landing', code, String(examId), variant, locale],
    { tags: ['landing-pages', 'landing-themes', 'storefronts', 'exams', 'media'] },
  )()
