import { describe, expect, it } from 'vitest'
import { isUrgent } from '@/ui/report/map/map-told'
import { health, MIDDLING, SAFE, UNWELL, WELL } from './map-profiles'
import { plain, teaserOf, tiers } from './map-shown'
import { mapToldOf, type Profile, profileFor } from './map-told'

describe('a free result of a map', () => {
  const freeOf = (more?: Partial<Profile>) => mapToldOf({ profile: profileFor({}, more), locale: 'EN' }).free

  it('says that the part about health was left out, and what can be bought', async () => {
    const free = freeOf()
    const { html, text } = await teaserOf(free)
    expect(text).toContain(free.skipped)
    expect(html).toContain(tiers)
  })

  it.each([
    ['few', WELL],
    ['some', MIDDLING],
    ['many', UNWELL],
  ])(
    'tells an index with %s signs whole; what can be bought comes after everything else, or not at all',
    async (band, scales) => {
      const free = freeOf(health(scales, SAFE))
      const { html, text } = await teaserOf(free)
      const { index, norm, scales: three } = free.health!
      expect(index!.band).toBe(band)
      const said = [index!.bandName, index!.text, index!.interval!, ...index!.tips, norm]
      expect(
        [...said, ...three.map(({ name }) => name)].filter((each) => !text.includes(plain(each))),
      ).toEqual([])
      expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(three.length)
      expect(text).not.toContain(free.skipped)
      // A low mood of 60 percent asks for help: then nothing is sold.
      expect(isUrgent(free.health)).toBe(band === 'many')
      if (band === 'many') expect(html).not.toContain(tiers)
      else expect(html.indexOf(tiers)).toBeGreaterThan(html.indexOf('questions answered'))
    },
  )

  it.each([
    ['nothing was bought', [], false],
    ['the report is open', ['map_report'], true],
  ] as const)('offers nothing where an answer asks for help and %s', async (_, openParts, isOpen) => {
    const free = freeOf(health(WELL, 1))
    expect(isUrgent(free.health)).toBe(true)
    const { html, text } = await teaserOf(free, { openParts, sellableParts: ['map_report', 'pdf_report'] })
    expect(html).not.toContain(tiers)
    expect(text).not.toContain('You do not have to buy anything')
    expect(text.includes('Open my report')).toBe(isOpen)
  })

  it('prints no index where too much was left open, and says so', async () => {
    const free = freeOf(health({ mood: 0.9 }, 1))
    expect(free.health).toMatchObject({ index: null, help: 'answer' })
    const { text } = await teaserOf(free)
    expect(text).toContain('Too many of these questions were left open')
    expect(text).toContain('Low mood')
  })
})
