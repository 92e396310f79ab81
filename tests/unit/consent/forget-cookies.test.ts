import { afterEach, expect, it, vi } from 'vitest'
import { forgetForeignCookies } from '@/ui/foreign/forget-cookies'

afterEach(() => vi.unstubAllGlobals())

it('what scripts of others left is taken away, under every name of the host, and nothing of ours', () => {
  const written: string[] = []
  vi.stubGlobal('window', { location: { hostname: 'www.shop.example' } })
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=1; i18n_redirected=DE; _fbp=2; plumbline-choice=accepted.1; _tt_enable_cookie=1; x_ga=1'
    },
    set cookie(value: string) {
      written.push(value)
    },
  })
  forgetForeignCookies()
  const places = ['', '; domain=www.shop.example', '; domain=shop.example']
  expect(written).toEqual(
    ['_ga', '_fbp', '_tt_enable_cookie'].flatMap((name) =>
      places.map((place) => `${name}=; path=/; max-age=0${place}`),
    ),
  )
})
