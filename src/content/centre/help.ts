import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { languagesOf } from '@/domain/languages/public-languages'
import type { Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'
import { languageOf, listedIn, otherWordsOf, plainText } from './listed'

/** Every published help entry in its order, with its text, public in this language or not: for the server alone. */
export const readHelpEntries = (locale: Locale) =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'help-entries',
        where: { _status: { equals: 'published' } },
        sort: ['place', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      return docs.map(({ slug, category, title, body, target, action, publicIn, updatedAt, ...others }) => ({
        id: slug,
        language: locale,
        languages: [...languagesOf({ publicIn })],
        category,
        title,
        otherWords: otherWordsOf(others),
        text: plainText(body),
        blocks: guideBlocks(body),
        action: target && action ? { target, label: action } : null,
        updatedAt: new Date(updatedAt).toISOString(),
      }))
    }),
    ['help', locale],
    { tags: tagsOf('help') },
  )()

/** The help entries that are public in a language. */
export const listHelp = async (locale: Locale) => listedIn(await readHelpEntries(locale), locale)

/**
 * A published help entry in the reader's language or else in its first, with the others of its category that are public in
 * the reader's; null: there is none of this name.
 */
export const readHelp = async ({ id, locale }: { id: string; locale: Locale }) => {
  const all = await readHelpEntries(locale)
  const language = languageOf(all, { id, locale })
  const found = language && (await readHelpEntries(language)).find((entry) => entry.id === id)
  if (!found) return null
  const others = listedIn(all, locale).filter((entry) => entry.id !== id && entry.category === found.category)
  return { ...found, others }
}
