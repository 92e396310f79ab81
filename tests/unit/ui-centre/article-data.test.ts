import { describe, expect, it } from 'vitest'
import { articleData } from '@/ui/centre/articles/article-data'
import { dataText } from '@/ui/centre/reading/data-block'

const article = {
  title: '</script><script>alert(1)</script>',
  summary: '<!-- a comment',
  author: 'Plumbline',
  publishedAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-11T08:00:00.000Z',
  cover: null,
  sources: [{ authors: 'Doe, J.', year: 2020, title: 'A title', published: null, address: null }],
}
const data = articleData({ article, brand: 'Plumbline', language: 'en', url: 'https://example.com/a' })

describe('what search engines are told of an article', () => {
  it('holds nothing that could end its element, and reads as it was meant', () => {
    expect(dataText(data)).not.toContain('<')
    expect(JSON.parse(dataText(data))).toEqual(data)
  })

  it('names its picture by a whole address, and none where there is none', () => {
    const cover = { url: '/api/media/file/a.jpg', alt: 'A lamp', width: 1280, height: 720 }
    const told = articleData({
      article: { ...article, cover },
      brand: 'Plumbline',
      language: 'en',
      url: 'https://example.com/a',
    })
    expect(told).toEqual({ ...data, image: 'https://example.com/api/media/file/a.jpg' })
    expect(data).not.toHaveProperty('image')
  })

  it.each([
    ['Plumbline', 'Organization'],
    ['Ada Example', 'Person'],
  ])('%s is a %s', (author, type) => {
    const { author: told } = articleData({
      article: { ...article, author },
      brand: 'Plumbline',
      language: 'en',
      url: 'https://example.com/a',
    })
    expect(told).toEqual({ '@type': type, name: author })
  })
})
