import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { pictureIn } from '@/content/picture'
import { ArticleRow, type ListedArticle } from '@/ui/centre/articles/article-row'
import { ArticleScreen } from '@/ui/centre/articles/article-screen'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
const cover = {
  url: '/api/media/file/lamp.jpg',
  alt: 'A lamp in the night',
  width: 480,
  height: 320,
  focus: { x: 20, y: 50 },
}
const article: ListedArticle = {
  id: 'sleep-and-memory',
  language: 'EN',
  languages: ['EN'],
  title: 'Sleep and memory',
  summary: 'What a night does.',
  level: 'open',
  locked: false,
  minutes: 5,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  category: 'science',
  cover: null,
}
const whole = { ...article, author: 'Plumbline', blocks: [], sources: [], related: [] }

describe.each([
  ['a list', (given: ListedArticle) => createElement(ArticleRow, { place, article: given })],
  [
    'its page',
    (given: ListedArticle) => createElement(ArticleScreen, { place, article: { ...whole, ...given } }),
  ],
])('the cover of an article in %s', (_, screenOf) => {
  it('is told to who does not see it, takes its room before it is there, and keeps what matters where it is cut', async () => {
    const { html } = await render({ screen: screenOf({ ...article, cover }) })
    expect(html).toContain('alt="A lamp in the night" width="480" height="320"')
    expect(html).toContain('object-position:20% 50%')
    expect(html).not.toContain('<svg')
  })

  it('is not there where no editor chose one', async () => {
    const { html } = await render({ screen: screenOf(article) })
    expect(html).not.toContain('<img')
  })
})

describe('a picture in a size', () => {
  const stored = {
    url: '/api/media/file/lamp.jpg',
    alt: 'A lamp',
    width: 4000,
    height: 3000,
    sizes: { small: { url: '/api/media/file/lamp-480x360.jpg', width: 480, height: 360 } },
  }

  it.each([
    ['that was cut', stored, 'small', { url: '/api/media/file/lamp-480x360.jpg', width: 480, height: 360 }],
    ['that was not', stored, 'large', { url: '/api/media/file/lamp.jpg', width: 4000, height: 3000 }],
  ] as const)('%s', (_, media, size, expected) => {
    expect(pictureIn(media, size)).toEqual({ ...expected, alt: 'A lamp' })
  })

  it.each([null, undefined, 'an-id'])('is none of %s', (media) => {
    expect(pictureIn(media, 'small')).toBeNull()
  })
})
