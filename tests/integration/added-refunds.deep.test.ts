import { describe, expect, it } from 'vitest'
import { query } from '../support/database'
import { localPayload } from './support/local-payload'

const pages = () =>
  query<{ _status: string; languages: number }>(
    `select p._status, count(l.title)::int as languages from protocols p join protocols_locales l on l._parent_id = p.id
     where p.link_code = 'refund' group by p.id, p._status`,
  )

describe('a release of an installation without a page about refunds', () => {
  it('gives it one as a draft in nine languages, once', async () => {
    const { addRefunds } = await import('@/seed/added/add-refunds')
    const payload = await localPayload()
    expect(await pages()).toEqual([{ _status: 'published', languages: 9 }])
    expect(await addRefunds({ payload })).toBe('the page about refunds is there')
    await payload.delete({ collection: 'protocols', where: { linkCode: { equals: 'refund' } } })
    expect(await addRefunds({ payload })).toBe('added the page about refunds as a draft')
    expect(await addRefunds({ payload })).toBe('the page about refunds is there')
    expect(await pages()).toEqual([{ _status: 'draft', languages: 9 }])
    await payload.update({
      collection: 'protocols',
      where: { linkCode: { equals: 'refund' } },
      data: { _status: 'published' },
    })
  })
})
