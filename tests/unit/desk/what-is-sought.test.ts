import { describe, expect, it } from 'vitest'
import { whatIsSought } from '@/domain/desk/what-is-sought'
import { pathTo } from '@/domain/routing/path-to'

const LANDING = pathTo({ route: 'landing', code: 'iq', examId: 1, slug: 'boy' })
const ARTICLE = pathTo({ route: 'articleDetail', code: 'iq', examId: 1, id: 'sleep' })
const REPORT = pathTo({ route: 'report', code: 'iq', examId: 1 })

describe('what is looked for', () => {
  it.each([
    ['TX2T 6Y0P KE7Q', { by: 'word', word: 'TX2T 6Y0P KE7Q', number: 'TX2T6Y0PKE7Q' }],
    ['tx2t-6y0p', { by: 'word', word: 'tx2t-6y0p', number: 'TX2T6Y0P' }],
    [' Anna@Example.com ', { by: 'email', email: 'anna@example.com' }],
    ['SPRING24', { by: 'word', word: 'SPRING24', number: 'SPR1NG24' }],
    ['123', { by: 'word', word: '123', number: null }],
    ['1234567890123', { by: 'word', word: '1234567890123', number: null }],
    ['/nowhere/at/all', { by: 'word', word: '/nowhere/at/all', number: null }],
  ])('%j is %j', (text, sought) => {
    expect(whatIsSought(text)).toEqual(sought)
  })

  it.each(['', ' ', 'a', ' a '])('%j is too little', (text) => {
    expect(whatIsSought(text)).toBeNull()
  })

  it.each([LANDING, `https://plumbline.example${LANDING}`, `${LANDING}?hl=DE&utm_source=x#top`])(
    '%s is a landing page',
    (text) => {
      expect(whatIsSought(text)).toMatchObject({
        by: 'address',
        match: { route: 'landing', params: { slug: 'boy' } },
        orderNumber: null,
      })
    },
  )

  it('finds a document by the id of its address, and an order by the number of one', () => {
    expect(whatIsSought(`https://plumbline.example${ARTICLE}`)).toMatchObject({
      match: { route: 'articleDetail', params: { id: 'sleep' } },
    })
    expect(whatIsSought(`${REPORT}?orderNumber=123456789012&hl=EN`)).toMatchObject({
      match: { route: 'report' },
      orderNumber: '123456789012',
    })
  })
})
