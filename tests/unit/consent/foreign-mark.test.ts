import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  companiesOf,
  foreignOf,
  type ForeignMark as Mark,
  noticeVersion,
  readMark,
  writeMark,
} from '@/domain/consent/foreign-mark'
import { foreignSources } from '@/front/foreign-sources'
import { ForeignMark } from '@/ui/foreign/foreign-mark'

const RISK = 'https://risk.example/a/b.js'
const MARK: Mark = {
  mode: 'prod "fb" & <www>',
  version: '1.0+mr',
  ids: { metaPixel: '1234567890', riskScript: RISK },
}
const html = (mark: Mark) => renderToStaticMarkup(createElement(ForeignMark, { mark }))

describe('what a storefront has named', () => {
  it('is nothing without an id, whatever else is said', () => {
    for (const given of [null, undefined, {}, { mode: 'www' }, { metaPixel: '' }, { tagManager: null }])
      expect(foreignOf(given)).toBeNull()
  })

  it('is what is written as its network writes it', () => {
    const given = { mode: null, tagManager: 'GTM-<b>', metaPixel: '1234567890', riskScript: 'http://a.b/c' }
    expect(foreignOf({ riskScript: 'https://a.1/no-host.js' })).toBeNull()
    expect(foreignOf(given)).toEqual({ mode: '', ids: { metaPixel: '1234567890' } })
  })

  it('tells visitors who receives something', () => {
    expect(companiesOf(MARK)).toEqual(['Meta', 'risk.example'])
  })

  it('is asked for anew when it changes', () => {
    expect(noticeVersion('3', null)).toBe('3')
    expect(noticeVersion('3', MARK)).toMatch(/^3\+mr[0-9a-z]{1,7}$/)
    const ofRisk = (riskScript: string) => noticeVersion('3', { mode: '', ids: { riskScript } })
    expect(ofRisk('https://risk.example/c.js')).toBe(ofRisk(RISK))
    expect(ofRisk('https://risk.example.org/a/b.js')).not.toBe(ofRisk(RISK))
    expect(noticeVersion('3', { mode: '', ids: { metaPixel: '1234567890' } })).toBe('3+m')
  })
})

describe('the mark in a page', () => {
  it('is read as it was written', () => {
    expect(readMark(writeMark(MARK))).toEqual(MARK)
    expect(readMark('')).toBeNull()
    expect(readMark('mode=www&version=1')).toBeNull()
  })

  it('opens the policy of the pages on which something may be loaded', () => {
    const opened = foreignSources({ path: '/landing_page/new/iq-1', html: html(MARK) })
    expect(opened).toHaveLength(2)
    expect(opened[0]?.['script-src']).toEqual(['https://connect.facebook.net'])
    expect(opened[1]).toEqual({
      'script-src': ['https://risk.example'],
      'connect-src': ['https://risk.example'],
    })
    for (const path of ['/', '/new/iq-1', '/landing/psychological/iq-9', '/pay_success/iq-1'])
      expect(foreignSources({ path, html: html(MARK) })).toEqual(opened)
  })

  it.each([
    '/answer_question/standard/iq-1',
    '/paying/payment/iq-1',
    '/paying/check/iq-1',
    '/report/result/iq-1',
    '/userCenter/iq-1',
    '/user/info/iq-1',
    '/userCenter/exploreMore/treeHole/iq-1',
    '/nothing/at/all',
  ])('opens nothing at %s', (path) => {
    expect(foreignSources({ path, html: html(MARK) })).toEqual([])
  })

  it('opens nothing for what no storefront could have named, nor for text that looks like it', () => {
    const path = '/landing_page/new/iq-1'
    for (const content of ['riskScript=https://*', "riskScript=https://a.b/'unsafe-eval'", 'other=1', ''])
      expect(foreignSources({ path, html: `<meta name="plumbline-foreign" content="${content}"/>` })).toEqual(
        [],
      )
    const said = renderToStaticMarkup(createElement('p', {}, html(MARK)))
    expect(foreignSources({ path, html: said })).toEqual([])
    expect(foreignSources({ path, html: '<p></p>' })).toEqual([])
  })
})
