import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { CallData } from '@/domain/api/calls'
import { guideOfStep } from '@/domain/catalog/packages'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import { editorial } from './editorial'
import { getPayloadClient } from './payload'

export type PackageText = { step: number; skuId: string; title: string; intro: string; benefits: string[] }
type Guide = CallData<'package.guides'>['guides'][number]

/** The published steps as they are offered, in their order. The guides are not in it. */
export const readPackages = (locale: Locale): Promise<PackageText[]> =>
  unstable_cache(
    editorial(async () => {
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
    }),
    ['packages', locale],
    { tags: tagsOf('packages') },
  )()

/** Every guide there is, those of a report first. Its buyers keep it when it is no longer sold. */
export const readGuides = (locale: Locale): Promise<Guide[]> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const asked = { locale, fallbackLocale: DEFAULT_LOCALE, depth: 0, pagination: false } as const
      const [parts, packages] = await Promise.all([
        payload.find({
          collection: 'report-parts',
          select: { part: true, name: true, guide: true },
          ...asked,
        }),
        payload.find({
          collection: 'packages',
          select: { step: true, title: true, guide: true },
          sort: 'step',
          ...asked,
        }),
      ])
      const written = [
        ...parts.docs.map(({ part, name, guide }) => ({ part, title: name, guide })),
        ...packages.docs.map(({ step, title, guide }) => ({ part: guideOfStep(step), title, guide })),
      ]
      return written.flatMap(({ part, title, guide }) =>
        guide && part ? [{ part, title, blocks: guideBlocks(guide) }] : [],
      )
    }),
    ['guides', locale],
    { tags: tagsOf('guides') },
  )()
