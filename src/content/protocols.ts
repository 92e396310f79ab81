import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { Locale } from '@/domain/locale/locales'
import type { Protocol as StoredProtocol } from '@/payload-types'
import { editorial } from './editorial'
import { getPayloadClient } from './payload'

export type ProtocolView = { id: string; linkCode: string; title: string; version: string; html: string }
export type ProtocolPage = Omit<ProtocolView, 'html'> & {
  content: StoredProtocol['content']
  editions: EditionRow[]
}

const PUBLISHED = { _status: { equals: 'published' as const } }

/** The published protocols of a storefront. */
export const listProtocols = ({ code, locale }: { code: string; locale: Locale }): Promise<ProtocolView[]> =>
  unstable_cache(
    editorial(async () =>
      (await find({ locale, where: { 'storefront.code': { equals: code } } })).map(viewOf),
    ),
    ['protocols', code, locale],
    { tags: tagsOf('protocols') },
  )()

export const readProtocol = ({ id, locale }: { id: string; locale: Locale }): Promise<ProtocolView | null> =>
  unstable_cache(
    editorial(async () => {
      const [found] = await find({ locale, where: { id: { equals: id } } })
      return found ? viewOf(found) : null
    }),
    ['protocol', id, locale],
    { tags: tagsOf('protocol') },
  )()

type PageAt = { code: string; linkCode?: string; locale: Locale }

/** A protocol with its rich text, for the page that shows it; null when it is not published. */
export const readProtocolOf = ({ code, linkCode = '', locale }: PageAt): Promise<ProtocolPage | null> =>
  unstable_cache(
    editorial(async () => {
      const where = { 'storefront.code': { equals: code }, linkCode: { equals: linkCode } }
      const [found] = await find({ locale, where })
      if (!found) return null
      const { id, title, version, content } = found
      return { id, linkCode, title, version, content, editions: await listEditions(found) }
    }),
    ['protocol-page', code, linkCode, locale],
    { tags: tagsOf('protocol-page') },
  )()

type Find = { locale: Locale; where: Record<string, { equals: string }> }

const find = async ({ locale, where }: Find): Promise<StoredProtocol[]> => {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: 'protocols',
    locale,
    depth: 0,
    limit: 20,
    pagination: false,
    where: { ...where, ...PUBLISHED, 'storefront._status': { equals: 'published' } },
  })
  return docs
}

const viewOf = ({ id, linkCode, title, version, content }: StoredProtocol): ProtocolView => ({
  id,
  linkCode,
  title,
  version,
  html: convertLexicalToHTML({ data: content as never, disableContainer: true }),
})

export type EditionRow = { id: string; version: string; publishedAt: string }

/** The versions of a legal page that were public before the one that is, the newest first. */
const listEditions = async ({ id, version }: StoredProtocol): Promise<EditionRow[]> => {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: 'protocol-editions',
    depth: 0,
    limit: 0,
    pagination: false,
    sort: '-publishedAt',
    select: { version: true, publishedAt: true },
    where: { and: [{ protocol: { equals: id } }, { version: { not_equals: version } }] },
  })
  return docs
}

export type EditionPage = EditionRow & { title: string; content: unknown }

/** A version of a legal page of a storefront, word for word; null when there is none of this id. */
export const readEdition = ({
  code,
  linkCode = '',
  id,
  locale,
}: PageAt & { id: string }): Promise<EditionPage | null> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'protocol-editions',
        depth: 0,
        limit: 1,
        pagination: false,
        where: {
          and: [
            { id: { equals: id } },
            { 'protocol.linkCode': { equals: linkCode } },
            { 'protocol.storefront.code': { equals: code } },
          ],
        },
      })
      const [found] = docs
      if (!found) return null
      const texts = found.texts as { title: Record<string, string>; content: Record<string, unknown> }
      const title = texts.title[locale]
      if (!title) return null
      return { ...found, title, content: texts.content[locale] }
    }),
    ['protocol-edition', code, linkCode, id, locale],
    { tags: tagsOf('protocol-edition') },
  )()
