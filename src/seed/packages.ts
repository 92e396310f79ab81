import type { Payload, PayloadRequest } from 'payload'
import { guideOfStep } from '@/domain/catalog/packages'
import { PACKAGE_TIERS } from '@/domain/catalog/parts'
import { writeInNine } from '@/services/editing/write-in-nine'
import { SEED_CONTENT } from './content'
import { SEED_PRICES } from './prices'
import { richText } from './rich-text'

const PUBLISHED = { _status: 'published' as const }

/** The four steps after a purchase: what each is about, the SKU that sells it, and its guide. */
export const seedPackages = async (
  at: { payload: Payload; req: PayloadRequest },
  { exam }: { exam: string },
): Promise<void> => {
  for (const [index, tier] of PACKAGE_TIERS.entries()) {
    const step = index + 1
    const part = guideOfStep(step)
    await writeInNine(at, {
      collection: 'report-parts',
      data: (locale) => {
        const { title, intro } = SEED_CONTENT[locale].packages[tier]
        return { part, name: title, content: intro }
      },
    })
    const sku = await writeInNine(at, {
      collection: 'skus',
      data: (locale) => {
        const { title, intro } = SEED_CONTENT[locale].packages[tier]
        return {
          name: title,
          description: intro,
          exam,
          tier,
          parts: [part],
          prices: Object.entries(SEED_PRICES[tier]).map(([currency, amount]) => ({ currency, amount })),
          mostPopular: false,
          active: true,
          ...PUBLISHED,
        }
      },
    })
    await writeInNine(at, {
      collection: 'packages',
      data: (locale) => {
        const { title, intro, benefits, guide } = SEED_CONTENT[locale].packages[tier]
        return {
          title,
          step,
          sku: sku.id,
          intro,
          benefits: benefits.map((text) => ({ text })),
          guide: richText(guide, 'h3'),
          ...PUBLISHED,
        }
      },
    })
  }
}
