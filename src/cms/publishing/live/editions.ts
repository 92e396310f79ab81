import type { Field, PayloadRequest } from 'payload'
import type { Legal } from '@/domain/publishing/legal-version'
import type { Row } from '../leaves'
import { everyField } from '../leaves'
import { saidIn } from '../localized-texts'

/** What an edition keeps of a legal page: each text as every language has it. */
const TEXTS = ['title', 'content'] as const

export const textsOf = (doc: Row): Record<string, unknown> =>
  Object.fromEntries(TEXTS.map((name) => [name, doc[name]]))

type What = { req: PayloadRequest; fields: readonly Field[]; doc: Row }

/** A legal page, in all locales, beside its editions, the newest first. */
export const readLegalVersion = async ({ req, fields, doc }: What): Promise<Legal> => {
  const named = everyField(fields).filter((field) =>
    TEXTS.some((name) => 'name' in field && name === field.name),
  )
  const said = (texts: unknown) => saidIn({ fields: named, doc: texts })
  const { docs } = await req.payload.find({
    collection: 'protocol-editions',
    req,
    depth: 0,
    limit: 0,
    pagination: false,
    sort: '-publishedAt',
    where: { protocol: { equals: doc.id ?? null } },
  })
  return {
    version: String(doc.version ?? ''),
    onlyTypo: doc.onlyTypo === true,
    texts: said(doc),
    editions: docs.map(({ version, texts }) => ({ version, texts: said(texts) })),
  }
}
