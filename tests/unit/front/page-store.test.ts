import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { keptPage, preparePage } from '@/front/page-store'

const SCRIPT = '<script>self.__next_f.push([1,"words"])</script>'

describe('a page that is kept', () => {
  it('is prepared once: its bytes, its gzip and the hashes of its scripts', () => {
    const given = { path: '/once', etag: '"1"', body: `<p>é</p>${SCRIPT}` }
    const page = preparePage(given)
    expect(page.plain.toString()).toBe(given.body)
    expect(gunzipSync(page.gzip).toString()).toBe(given.body)
    expect([page.hashes.length, page.strange, page.foreign]).toEqual([1, [], []])
    expect(preparePage(given)).toBe(page)
    expect(keptPage(given)).toBe(page)
  })

  it('keeps what its policy opens for others, by the mark in it', () => {
    const given = { path: '/landing_page/new/iq-1', etag: '"2"' }
    preparePage({ ...given, body: '<meta name="plumbline-foreign" content="metaPixel=1234567890"/>' })
    expect(keptPage(given)?.foreign.map((sources) => sources['script-src'])).toEqual([
      ['https://connect.facebook.net'],
    ])
  })

  it('is never handed out for another path, even when their weak ETags are the same', () => {
    const etag = '"collision"'
    preparePage({ path: '/not/there', etag, body: 'not there' })
    expect(keptPage({ path: '/landing', etag })).toBeUndefined()
    expect(preparePage({ path: '/landing', etag, body: 'landing' }).plain.toString()).toBe('landing')
  })

  it('is not kept without an ETag: it was made for one request', () => {
    const made = preparePage({ path: '/own', etag: undefined, body: 'one' })
    expect(made.plain.toString()).toBe('one')
    expect(preparePage({ path: '/own', etag: undefined, body: 'other' }).plain.toString()).toBe('other')
  })

  it('makes room for newer ones within 24 MB, whatever addresses are invented', () => {
    const long = 'x'.repeat(12_000)
    const pages = Array.from({ length: 1_100 }, (_, at) => ({ path: `/${at}${long}`, etag: `"${at}"` }))
    for (const page of pages) preparePage({ ...page, body: 'a'.repeat(12_000) })
    const left = pages.filter((page) => keptPage(page) !== undefined)
    expect(left.length).toBeGreaterThan(500)
    expect(left.length * 24_000).toBeLessThan(24 * 1024 * 1024)
    expect(left.at(-1)).toBe(pages.at(-1))
  })
})
