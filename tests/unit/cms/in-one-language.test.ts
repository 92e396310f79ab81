import { describe, expect, it } from 'vitest'
import { inOneLanguage } from '@/cms/admin/desk/in-one-language'
import { inNine } from '@/cms/admin/words/labels'

const LABEL = inNine('fields', 'email')
const at = new Date(0)

describe('what browsers are told of the collections', () => {
  it('is said in one language, however deep it lies', () => {
    const config = { collections: [{ slug: 'orders', fields: [{ name: 'email', label: LABEL }] }] }
    expect(inOneLanguage(config, 'de')).toEqual({
      collections: [{ slug: 'orders', fields: [{ name: 'email', label: 'E-Mail' }] }],
    })
    expect(config.collections[0]?.fields[0]?.label).toBe(LABEL)
  })

  it.each([
    ['a word in fewer languages', { en: 'One', de: 'Eins' }],
    ['nine keys that are no words', Object.fromEntries(Object.keys(LABEL ?? {}).map((key) => [key, 1]))],
    ['a date', { at }],
    ['nothing', { none: null, gone: undefined }],
    ['an element', { $$typeof: Symbol.for('react.element'), props: { label: LABEL } }],
  ])('keeps %s as it is', (_, value) => {
    expect(inOneLanguage(value, 'de')).toEqual(value)
  })
})
