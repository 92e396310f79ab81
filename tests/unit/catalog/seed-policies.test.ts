import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { planPolicyFor } from '@/domain/subscriptions/country-rules'
import { SEED_POLICIES } from '@/seed/policies'
import { SEED_COUNTRIES } from '@/seed/prices'
import { TYPOGRAPHY } from '../locales/language'

/** As policyFor chooses: the one that names the country, else the one that names none. */
const of = (country: string) =>
  SEED_POLICIES.find(({ countries }) => countries.includes(country)) ??
  SEED_POLICIES.find(({ countries }) => countries.length === 0)

/** The states of the European Union and of the EEA. Not the seed's own list: that is what is tested. */
const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

describe('the policies of a new installation', () => {
  it('name every country once, and there is one for all others', () => {
    const named = SEED_POLICIES.flatMap(({ countries }) => countries)
    expect(new Set(named).size).toBe(named.length)
    expect(SEED_POLICIES.filter(({ countries }) => countries.length === 0)).toHaveLength(1)
  })

  it('name only countries that are seeded: another would be sold to without its policy', () => {
    const seeded = SEED_COUNTRIES.map(({ code }) => code)
    expect(new Set(seeded).size).toBe(seeded.length)
    const named = SEED_POLICIES.flatMap(({ countries }) => countries)
    expect(named.filter((code) => !seeded.includes(code))).toEqual([])
  })

  it.each(UNION)('%s is sold to in euros, tax included, with 14 days and the waiver', (code) => {
    const country = SEED_COUNTRIES.find((one) => one.code === code)
    expect(country).toMatchObject({ currency: 'EUR', continent: 'EU' })
    expect(country?.taxRatePercent).toBeGreaterThan(8)
    expect(of(code)).toMatchObject({ withdrawalDays: 14, boxes: [{ kind: 'waiver' }] })
  })

  it('ask for the waiver in the EU, the EEA and the United Kingdom, and nowhere else', () => {
    for (const { code } of SEED_COUNTRIES) {
      const policy = of(code)
      const inEurope = policy?.withdrawalDays === 14
      expect([code, policy?.boxes.map(({ kind }) => kind)]).toEqual([code, inEurope ? ['waiver'] : []])
    }
    expect(['DE', 'FR', 'NO', 'GB', 'IT'].every((code) => of(code)?.withdrawalDays === 14)).toBe(true)
    expect(['US', 'JP', 'BR', 'CH'].some((code) => of(code)?.withdrawalDays === 14)).toBe(false)
  })

  it('ask of plans no less than the law of each country that they name', () => {
    for (const { countries, plans } of SEED_POLICIES)
      for (const country of countries) {
        const { conversion, leastPeriodDays, reminders } = planPolicyFor(country)
        expect([country, plans ?? {}]).toEqual([
          country,
          {
            ...(conversion === 'asked' && { conversion }),
            ...(leastPeriodDays > 1 && { shortestPeriodDays: leastPeriodDays, remindTrialDays: 5 }),
            ...(reminders.firstRenewal[0] && { remindFirstRenewalDays: reminders.firstRenewal[0] }),
            ...(reminders.everyRenewal[0] && { remindRenewalDays: reminders.everyRenewal[0] }),
          },
        ])
      }
  })

  it('say on the button what the law asks for, in the language of the country', () => {
    expect(of('DE')?.button.DE).toBe('Zahlungspflichtig bestellen')
    expect(of('FR')?.button.FR).toBe('Commander avec obligation de paiement')
    expect(of('JP')?.button.JA).toBe('注文を確定する')
    expect(of('KR')?.button.KR).toBe('{total} 결제하기')
    expect(of('BR')?.withdrawalDays).toBe(7)
    expect(of('JP')?.note?.JA).toContain('キャンセル')
    expect(of('KR')).toMatchObject({ withdrawalDays: 7, note: { KR: expect.stringContaining('제17조') } })
  })

  it.each(LOCALES)('are complete in %s, within what the editor allows', (locale) => {
    for (const { name, button, note, boxes } of SEED_POLICIES) {
      const words = button[locale]
      expect([name, words.length > 0 && words.length <= 60, words.split('{total}').length <= 2]).toEqual([
        name,
        true,
        true,
      ])
      for (const text of [...(note ? [note] : []), ...boxes.map(({ label }) => label)]) {
        expect(text[locale].length).toBeGreaterThan(10)
        expect(TYPOGRAPHY[locale]?.exec(text[locale])?.[0], text[locale]).toBeUndefined()
      }
    }
  })

  it.each(LOCALES.filter((locale) => locale !== 'EN'))('are no English in %s', (locale) => {
    for (const { button, note } of SEED_POLICIES) {
      expect(button[locale]).not.toBe(button.EN)
      if (note) expect(note[locale]).not.toBe(note.EN)
    }
  })
})
