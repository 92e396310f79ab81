import { describe, expect, it } from 'vitest'
import { shopIcon } from '@/ui/chrome/shop-icon'

describe('the icon of a storefront', () => {
  it('is named with its size', () => {
    const picture = { url: '/api/media/file/mark-480x480.png', alt: 'Mark', width: 480, height: 480 }
    expect(shopIcon(picture)).toEqual({ icons: { icon: { url: picture.url, sizes: '480x480' } } })
  })

  it.each([null, undefined])('%s says nothing, so that the usual one stays', (icon) => {
    expect(shopIcon(icon)).toEqual({})
  })
})
