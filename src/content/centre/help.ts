import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { Locale } from '@/domain/locale/locales'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import { getPayloadClient } from '../payload'
import { otherWordsOf, plainText } from './listed'

/** Every published help entry in its order, with its text. */
export const listHelp = (locale: Locale) =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'help-entries',
        where: { _status: { equals: 'published' } },
        sort: ['place', 'slug'],
        locale,
        depth: 0,
        pagination: false,
      })
      return docs.map(({ slug, category, title, body, target, action, updatedAt, ...others }) => ({
        id: slug,
        category,
        title,
        otherWords: otherWordsOf(others),
        text: plainText(body),
        blocks: guideBlocks(body),
        action: target && action ? { target, label: action } : null,
        updatedAt: new Date(updatedAt).toISOString(),
      }))
    },
    ['help', locale],
    { tags: tagsOf('help') },
  )()

/** A published help entry with the others of its category; null: there is none of this name. */
export const readHelp = async ({ id, locale }: { id: string; locale: Locale }) => {
  const all = await listHelp(locale)
  const found = all.find((entry) => entry.id === id)
  if (!found) return null
  return { ...found, others: all.filter((entry) => entry !== found && entry.category === found.category) }
}
