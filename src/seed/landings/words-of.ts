import { LOCALES, type Locale } from '@/domain/locale/locales'
import { richText } from '../rich-text'
import type { PagePlan, PageWords } from './page-plan'

/** The words of a page in all nine languages. */
export const readPageWords = async (slug: string): Promise<Record<Locale, PageWords>> =>
  Object.fromEntries(
    await Promise.all(
      LOCALES.map(async (locale) => {
        const { default: words } = (await import(`./words/${slug}/${locale}.json`)) as { default: PageWords }
        return [locale, words] as const
      }),
    ),
  ) as Record<Locale, PageWords>

/** A page's blocks with their words, as landingIn takes them. */
export const withWords = ({ slug, blocks }: PagePlan, words: PageWords) => ({
  ...words,
  blocks: blocks.map((block, index) => {
    const told = words.blocks[index]
    if (!told) throw new Error(`The landing page ${slug} has no words for block ${index + 1}.`)
    const body = block.type === 'richText' ? { body: richText([{ paragraphs: told.body as string[] }]) } : {}
    return { ...block, ...told, ...body }
  }),
})
