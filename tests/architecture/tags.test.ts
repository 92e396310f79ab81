import { describe, expect, it } from 'vitest'
import { type CacheTag, READERS, type Reader, tagsOf } from '@/content/tags'
import { readSources } from './sources'
import { misfiledReaders, wrongTags } from './tags'

describe('cached reads', () => {
  it('are made stale by every collection and global that they read, and by no other', () => {
    const tags = (reader: string) => tagsOf(reader as Reader)
    expect(wrongTags({ sources: readSources(), readers: READERS, tagsOf: tags })).toEqual([])
  })

  it('are listed under the file that holds them', () => {
    expect(misfiledReaders(readSources())).toEqual([])
  })

  it('have tags that the compiler knows', () => {
    // @ts-expect-error: a misspelt slug is none
    const misspelt: CacheTag = 'skuz'
    // @ts-expect-error: so is a collection that nobody reads from a cache
    const unread: CacheTag = 'orders'
    expect([misspelt, unread]).toHaveLength(2)
  })
})

const cached = (tags: string, key = tags) =>
  `unstable_cache(async () => find({ collection: 'skus' }), ['${key}', locale], { tags: tagsOf('${tags}') })`
const hook = (slug: string, invalidated = slug) => ({
  path: `cms/collections/${slug}.ts`,
  text: `slug: '${slug}', hooks: invalidating('${invalidated}')`,
})
const READS: Record<string, string[]> = { 'sku-texts': ['skus'], prices: ['skus', 'countries'] }
const read = (text: string) => ({ path: 'content/a.ts', text })

describe('a planted breach is found', () => {
  it.each([
    [
      'a hook that nobody reads',
      ['sku-texts'],
      [read(cached('sku-texts')), hook('skus'), hook('mails')],
      'nobody reads mails',
    ],
    [
      'a tag that no hook invalidates',
      ['sku-texts'],
      [read(cached('sku-texts'))],
      'skus invalidates nothing',
    ],
    [
      'a reader of the table that is none',
      ['sku-texts'],
      [hook('skus')],
      'the reader sku-texts caches in 0 places',
    ],
    [
      'a key that is not the reader',
      ['sku-texts'],
      [read(cached('sku-texts')), read(cached('sku-texts', 'other')), hook('skus')],
      'caches other under the tags of another',
    ],
    [
      'a cache without the table',
      ['sku-texts'],
      [read(cached('sku-texts')), read("unstable_cache(a, ['a'], { tags: ['skus'] })"), hook('skus')],
      'caches 1 reads, 0',
    ],
    [
      'a hook of another collection',
      ['prices'],
      [read(cached('prices')), hook('skus'), hook('countries'), hook('mails', 'skus')],
      'invalidates skus',
    ],
    [
      'a read without its tag',
      ['sku-texts'],
      [read(`${cached('sku-texts')} find({ collection: 'media' })`), hook('skus')],
      'reads media untagged',
    ],
  ])('%s', (_, readers, sources, breach) => {
    const found = wrongTags({ sources, readers, tagsOf: (reader) => READS[reader] ?? [] })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(breach)
  })

  it('a reader under another file than its own', () => {
    const table = {
      path: 'content/tags.ts',
      text: "  // a.ts\n  'sku-texts': ['skus'],\n  // b.ts\n  prices: ['skus'],\n",
    }
    const both = { path: 'content/a.ts', text: cached('sku-texts') + cached('prices') }
    expect(misfiledReaders([table, both, { path: 'content/b.ts', text: '' }])).toEqual([
      'prices is not read in b.ts',
    ])
  })
})
