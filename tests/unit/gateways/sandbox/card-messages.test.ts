import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { cardMessages } from '@/gateways/payments/sandbox/server/messages/card-messages'

const flat = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : flat(inner, `${path}${key}.`),
  )
const english = new Map(flat(cardMessages.EN))
const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

describe.each(LOCALES.filter((locale) => locale !== 'EN'))('the card form in %s', (locale) => {
  const texts = flat(cardMessages[locale])

  it('has every text of the English one, with its placeholders', () => {
    expect(texts.map(([key]) => key)).toEqual([...english.keys()])
    for (const [key, text] of texts) expect(placeholders(text)).toEqual(placeholders(english.get(key) ?? ''))
  })

  it('has none left in English', () => {
    expect(texts.filter(([key, text]) => text === english.get(key))).toEqual([])
  })
})
