import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { buyersCountry } from '@/ui/checkout/tiers/buyers-country'
import { ChooseCountry } from '@/ui/checkout/tiers/choose-country'
import { CountrySelect } from '@/ui/checkout/tiers/country-select'
import { render } from './render'

const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
]
const onChange = () => {}

describe('the country that a buyer’s prices are of', () => {
  it.each([
    ['not known yet', null, COUNTRIES, false, null, false],
    ['on the list', 'DE', COUNTRIES, false, 'DE', false],
    ['not on the list', 'PE', COUNTRIES, false, null, true],
    ['in lower case, as no list has it', 'de', COUNTRIES, false, null, true],
    ['anything, where the list is empty', 'DE', [], false, null, true],
    ['anything, before the list is here', 'DE', undefined, false, null, false],
    ['anything, where the list did not load', 'PE', undefined, true, 'PE', false],
    ['not on a list that loaded before it failed', 'PE', COUNTRIES, true, null, true],
    ['not known yet, where the list did not load', null, undefined, true, null, false],
  ])('when it is %s', (_, wanted, countries, withoutList, country, mustChoose) => {
    expect(buyersCountry({ wanted, countries, withoutList })).toEqual({ country, mustChoose })
  })
})

describe('the list of countries', () => {
  it('has the chosen one chosen and nothing beside the list', async () => {
    const { html, words } = await render({
      screen: createElement(CountrySelect, { countries: COUNTRIES, value: 'DE', onChange }),
    })
    expect(html).toMatch(/<option value="DE" selected="">Germany<\/option>/)
    expect(html).not.toContain(words.tiers.countryChoose)
  })

  it('keeps the one that there is where it did not load', async () => {
    const { html } = await render({
      screen: createElement(CountrySelect, { countries: [], value: 'DE', onChange }),
    })
    expect(html).toMatch(/<option value="DE" selected="">DE<\/option>/)
  })

  it.each(LOCALES)('asks in %s for a country where none is chosen, and says why', async (locale) => {
    const { html, text, words } = await render({
      locale,
      screen: createElement(ChooseCountry, { countries: COUNTRIES, onChoose: onChange }),
    })
    expect(html).toContain(`<option value="" selected="">${words.tiers.countryChoose}</option>`)
    expect(text).toContain(words.tiers.countryFirst)
  })
})
