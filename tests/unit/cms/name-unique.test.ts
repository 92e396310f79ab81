import { describe, expect, it } from 'vitest'
import { collections } from '@/cms/collections'
import { nameUnique } from '@/cms/hooks/name-unique'

type Args = Parameters<typeof nameUnique>[0]

const answerTo = (slug: string, path: string, language = 'en') => {
  const data = { collection: slug, errors: [{ message: 'Value must be unique', path, tableName: slug }] }
  return nameUnique({
    collection: collections.find((config) => config.slug === slug),
    req: { i18n: { language }, t: () => 'Invalid:' },
    result: { errors: [{ name: 'ValidationError', message: `Invalid: ${path}`, data }] },
  } as unknown as Args) as { response: { errors: object[] } } | undefined
}

describe('a second document of the same', () => {
  it.each([
    ['skus', 'exam_id, tier', 'en', 'tier', 'Test, Tier'],
    ['skus', 'exam_id, tier', 'de', 'tier', 'Test, Stufe'],
    ['packages', 'step', 'en', 'step', 'Step'],
    ['countries', 'code', 'en', 'code', 'Country code'],
  ])('of %s is told by the label of %s in %s', (slug, columns, language, path, label) => {
    const [error] = answerTo(slug, columns, language)?.response.errors ?? []
    expect(error).toMatchObject({ message: `Invalid: ${label}`, data: { errors: [{ path, label }] } })
  })

  it('is told as it was where there is a label', () => {
    const result = { errors: [{ data: { errors: [{ path: 'title', label: 'Title', message: 'x' }] } }] }
    expect(nameUnique({ collection: collections[0], req: {}, result } as unknown as Args)).toBeUndefined()
  })
})
