import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { CallData } from '@/domain/api/calls'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { guideBlocks } from './guide-blocks'
import { getPayloadClient } from './payload'

export type PackageText = { step: number; skuId: string; title: string; intro: string; benefits: string[] }
type Guide = Pick<CallData<'package.guides'>['guides'][number], 'step' | 'title' | 'blocks'>

/** The published steps as they are offered, in their order. The guides are not in it. */
export const readPackages = (locale: Locale): Promise<PackageText[]> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'packages',
        where: { _status: { equals: 'published' } },
        select: { guide: false },
        sort: 'step',
        locale,
        depth: 0,
        pagination: false,
      })
      return docs.map(({ step, sku, title, intro, benefits }) => ({
        step,
        skuId: typeof sku === 'string' ? sku : sku.id,
        title,
        intro,
        benefits: (benefits ?? []).map(({ text }) => text),
      }))
    },
    ['packages', locale],
    { tags: tagsOf('packages') },
  )()

/** Every guide there is. Its buyers keep it when its step is no longer sold. */
export const readGuides = (locale: Locale): Promise<Guide[]> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'packages',
        select: { step: true, title: true, guide: true },
        sort: 'step',
        locale,
        fallbackLocale: DEFAULT_LOCALE,
        depth: 0,
        pagination: false,
      })
      return docs.flatMap(({ step, title, guide }) =>
        guide ? [{ step, title, blocks: guideBlocks(guide) }] : [],
      )
    },
    ['guides', locale],
    { tags: tagsOf('guides') },
  )()
