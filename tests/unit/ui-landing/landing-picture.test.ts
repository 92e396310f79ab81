import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { textOf } from '@/gateways/picture/picture-node'
import { PICTURE, renderPicture } from '@/gateways/picture/render-picture'
import { SEED_THEMES } from '@/seed/themes'
import { type LandingPicture, landingPicture, openingOf } from '@/services/catalog/landing-picture'
import { landingWith } from './landing-given'

const GIVEN: LandingPicture = {
  brand: 'Plumbline',
  title: 'IQ test',
  heading: 'Know your score',
  text: 'And how sure it is.',
  palette: SEED_THEMES.slate.colours,
}

describe('the picture of a link to a landing page', () => {
  it('says whose page it is, of which test, and its promise, in its colours', () => {
    const node = landingPicture(GIVEN)
    for (const said of ['Plumbline', 'IQ test', 'Know your score', 'And how sure it is.'])
      expect(textOf(node)).toContain(said)
    expect(JSON.stringify(node)).toContain(SEED_THEMES.slate.colours.accent)
    expect(JSON.stringify(landingPicture({ ...GIVEN, palette: null }))).not.toContain(
      SEED_THEMES.slate.colours.accent,
    )
  })

  it('writes a long promise smaller, and never the places where a word may be parted', () => {
    const sizeOf = (heading: string) =>
      /"fontSize":(\d+),"fontWeight":700,"lineHeight"/.exec(
        JSON.stringify(landingPicture({ ...GIVEN, heading })),
      )?.[1]
    expect(Number(sizeOf('長い約束'.repeat(12)))).toBeLessThan(Number(sizeOf('短い約束')))
    expect(textOf(landingPicture({ ...GIVEN, heading: 'Know\u00adledge' }))).toContain('Knowledge')
  })

  it.each(LOCALES)('is a PNG of the size that previews take, in %s', async (locale) => {
    const bytes = await renderPicture({ locale, node: landingPicture(GIVEN) })
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height])
  })

  it('takes its words from the opening, and without one from the title of the page', () => {
    const { blocks } = landingWith([
      { id: 'f', type: 'feed', heading: 'Bought' },
      {
        id: 'h',
        type: 'hero',
        eyebrow: null,
        heading: 'A promise',
        text: 'More',
        action: 'Go',
        layout: 'card',
        art: 'scale',
      },
    ])
    expect(openingOf(blocks, 'A title')).toEqual({ heading: 'A promise', text: 'More' })
    expect(openingOf([], 'A title')).toEqual({ heading: 'A title', text: '' })
  })
})
