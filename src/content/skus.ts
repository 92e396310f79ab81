import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { isPart, type Part } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import { readSettings } from '@/services/read-settings'
import { editorial } from './editorial'
import { getPayloadClient } from './payload'

export type SkuTexts = { name: string; description: string | null; mostPopular: boolean }
export type PartText = { part: Part; name: string; content: string; logo: string | null }

export const readSkuTexts = ({ skuId, locale }: { skuId: string; locale: Locale }): Promise<SkuTexts> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const sku = await payload.findByID({
        collection: 'skus',
        id: skuId,
        locale,
        depth: 0,
        disableErrors: true,
      })
      return {
        name: sku?.name ?? '',
        description: sku?.description ?? null,
        mostPopular: sku?.mostPopular ?? false,
      }
    }),
    ['sku-texts', skuId, locale],
    { tags: tagsOf('sku-texts') },
  )()

/** Logo, name and content of every part; numbers in the words come from the settings. */
export const readReportParts = (locale: Locale): Promise<PartText[]> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const [{ docs }, settings] = await Promise.all([
        payload.find({
          collection: 'report-parts',
          select: { guide: false },
          locale,
          depth: 1,
          pagination: false,
          limit: 50,
        }),
        readSettings(payload.db.drizzle),
      ])
      const off = settings.permanentDiscountPercent
      const filled = (text: string) =>
        text.replaceAll('{percent}', String(off)).replaceAll('{tenths}', String((100 - off) / 10))
      return docs.flatMap(({ part, name, content, logo }) =>
        isPart(part)
          ? [
              {
                part,
                name: filled(name),
                content: filled(content),
                logo: typeof logo === 'object' ? (logo?.url ?? null) : null,
              },
            ]
          : [],
      )
    }),
    ['report-parts', locale],
    { tags: tagsOf('report-parts') },
  )()
