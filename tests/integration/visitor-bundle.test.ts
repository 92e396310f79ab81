import { describe, expect, it } from 'vitest'
import { foreignIn, reachOf, readChunks, readRoutes } from './support/visitor-bundle'

const chunks = readChunks()
const routes = readRoutes()
const visitors = routes.filter(({ route }) => route.startsWith('/[locale]'))

describe("a visitor's scripts", () => {
  it('are read for every screen of the site', () => {
    expect(visitors.length).toBeGreaterThan(15)
    for (const { first } of visitors) expect(reachOf(first, chunks).length).toBeGreaterThan(5)
  })

  it.each(visitors)('of $route hold no admin code, no chart library and no schema library', ({ first }) => {
    expect(foreignIn(reachOf(first, chunks))).toEqual([])
  })
})

describe("the IQ test's question page", () => {
  const first = routes.find(({ route }) => route.endsWith('/test/questions'))?.first ?? []
  const isAtFirst = (mark: RegExp) => chunks.some(({ name, text }) => first.includes(name) && mark.test(text))
  const isReached = (mark: RegExp) => reachOf(first, chunks).some(({ text }) => mark.test(text))

  it.each([
    ['the view of statements', /bipolar\.choice/],
    ['the link to another device', /clipboard\.writeText/],
  ])('loads %s only when it is needed', (_, mark) => {
    expect({ atFirst: isAtFirst(mark), later: isReached(mark) }).toEqual({ atFirst: false, later: true })
  })
})

describe('what is looked for', () => {
  it("is found in the admin's own scripts", () => {
    const admin = routes.find(({ route }) => route.startsWith('/admin'))
    const found = foreignIn(reachOf(admin?.first ?? [], chunks)).join('\n')
    for (const what of ['the rich text editor', "Payload's admin", 'drag and drop', 'a chart library'])
      expect(found).toContain(what)
  })

  it.each([
    ['e.exports={name:"recharts-wrapper"}', 'a chart library'],
    ['throw Error("LexicalEditor: no root")', 'the rich text editor'],
    ['className:"field-type text"', "Payload's admin"],
    ['class e extends r{name="ZodError"}', 'a schema library'],
  ])('is found when planted: %s', (text, what) => {
    expect(foreignIn([{ name: 'a.js', text }])).toEqual([`a.js holds ${what}`])
  })

  it('is found behind a script that is loaded later', () => {
    const planted = [
      { name: 'first.js', text: 'e.v(t=>load(["static/chunks/later.js"]))' },
      { name: 'later.js', text: 'e.exports="recharts"' },
    ]
    expect(foreignIn(reachOf(['first.js'], planted))).toEqual(['later.js holds a chart library'])
  })
})
