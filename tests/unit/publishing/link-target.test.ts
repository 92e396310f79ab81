import { describe, expect, it } from 'vitest'
import { isLinkTarget } from '@/domain/publishing/link-target'
import { HOSTILE_LINKS } from '../../e2e/polyglots'

describe('a link of an editor', () => {
  it.each([
    'https://example.com/',
    'http://example.com/a?b=1&c=2#d',
    'HTTPS://EXAMPLE.COM/ä',
    'mailto:help@example.com?subject=Hello',
    'tel:+49 30 1234-5',
    '/protocol/terms/iq-1?hl=EN#top',
    '/',
    '#top',
  ])('may be %s', (url) => {
    expect(isLinkTarget(url)).toBe(true)
  })

  it.each([
    ...HOSTILE_LINKS,
    '',
    'https://',
    'https:evil.example',
    'example.com',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    'tel:javascript:1',
    'https://example.com/"onclick="x',
    'https://example.com/\njavascript:1',
    '\u0001javascript:1',
    'mailto:a@example.com<script>',
  ])('may not be %j', (url) => {
    expect(isLinkTarget(url)).toBe(false)
  })
})
