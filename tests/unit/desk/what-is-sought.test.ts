import { describe, expect, it } from 'vitest'
import { whatIsSought } from '@/domain/desk/what-is-sought'
import { pathTo } from '@/domain/routing/path-to'

const LANDING = pathTo({ route: 'landing', code: 'iq', examId: 1, slug: 'boy' })
const ARTICLE = pathTo({ route: 'articleDetail', code: 'iq', examId: 1, id: 'sleep' })
const REPORT = pathTo({ route: 'report', code: 'iq', examId: 1 })

describe('what is looked for', () => {
  it.each([
    ['1234 5678 9012', { by: 'number', number: '123456789012' }],
    ['1234-5678', { by: 'number', number: '12345678' }],
    [' Anna@Example.com ', { by: 'email', email: 'anna@example.com' }],
    ['SPRING24', { by: 'word', word: 'SPRING24' }],
    ['123', { by: 'word', word: '123' }],
    ['1234567890123', { by: 'word', word: '1234567890123' }],
    ['/nowhere/at/all', { by: 'word', word: '/nowhere/at/all' }],
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
