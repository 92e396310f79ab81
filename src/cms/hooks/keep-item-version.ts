import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import type { ItemVersion, Question } from '@/payload-types'

/** Publishing a changed question appends an immutable item version, in the same transaction. */
export const keepItemVersion: CollectionAfterChangeHook<Question> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const content = contentOf(doc)
  const { docs } = await req.payload.find({
    collection: 'item-versions',
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-version',
    where: { question: { equals: doc.id } },
  })
  const [latest] = docs
  if (latest && isDeepStrictEqual(plain(storedContentOf(latest)), plain(content))) return doc
  await req.payload.create({
    collection: 'item-versions',
    req,
    depth: 0,
    data: { ...content, question: doc.id, version: (latest?.version ?? 0) + 1 },
  })
  return doc
}

const contentOf = (question: Question) => ({
  panels: question.panels.map(({ panel }) => panel),
  options: question.options.map(({ panel }) => panel),
  errors: question.options.map(({ error }) => error ?? null),
  key: question.key - 1,
  a: question.a,
  b: question.b,
  c: question.c,
  bSe: question.bSe,
  rules: question.rules ?? null,
  layers: question.layers,
})

const storedContentOf = (version: ItemVersion) => ({
  panels: version.panels,
  options: version.options,
  errors: version.errors,
  key: version.key,
  a: version.a,
  b: version.b,
  c: version.c,
  bSe: version.bSe,
  rules: version.rules ?? null,
  layers: version.layers,
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
