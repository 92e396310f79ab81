import { describe, expect, it } from 'vitest'
import { partsOf, telOf } from '@/ui/health/help-links'

describe('a number of a help line', () => {
  it.each([
    ['988', 'tel:988'],
    ['0800 111 0 111', 'tel:08001110111'],
    ['+44 (0)20-7000', 'tel:+440207000'],
    ['*4141', 'tel:*4141'],
    ['#31', 'tel:%2331'],
    ['chat only', null],
    ['', null],
  ])('%s is called as %s', (number, tel) => {
    expect(telOf(number)).toBe(tel)
  })
})

describe('a sentence about help', () => {
  it('has its links where their words stand', () => {
    const links = { '911': 'tel:911', 'findahelpline.com': 'https://findahelpline.com/' }
    expect(partsOf('See findahelpline.com or call 911.', links)).toEqual([
      { text: 'See ', href: null },
      { text: 'findahelpline.com', href: 'https://findahelpline.com/' },
      { text: ' or call ', href: null },
      { text: '911', href: 'tel:911' },
      { text: '.', href: null },
    ])
  })

  it('without links is one piece, and nothing is none', () => {
    expect(partsOf('Call somebody.', { '911': 'tel:911' })).toEqual([{ text: 'Call somebody.', href: null }])
    expect(partsOf('', { '911': 'tel:911' })).toEqual([])
  })
})
