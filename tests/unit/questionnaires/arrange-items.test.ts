import { describe, expect, it } from 'vitest'
import { arrangeItems } from '@/domain/questionnaires/arrange-items'
import type { QuestionnaireItem } from '@/domain/questionnaires/instrument'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

type Items = readonly QuestionnaireItem[]

/** Any order may come: these are some of them. */
const SHUFFLES: Record<string, (items: Items) => QuestionnaireItem[]> = {
  'as written': (items) => [...items],
  reversed: (items) => items.toReversed(),
  'by name, the last letter first': (items) =>
    items.toSorted((one, other) => one.id.at(-1)!.localeCompare(other.id.at(-1)!)),
}

const partOf = (
  kind: 'depression' | 'psychology' | 'map',
  part: number,
  shuffle: (items: Items) => QuestionnaireItem[],
) => {
  const instrument = SEED_INSTRUMENTS[kind]
  return arrangeItems(
    instrument,
    instrument.items.filter((item) => item.part === part),
    shuffle,
  )
}

describe.each(Object.entries(SHUFFLES))('a part that is shuffled %s', (_, shuffle) => {
  it.each([
    ['depression', 1, 'dp9', 9],
    ['psychology', 3, 'md6', 9],
    ['map', 6, 'sa1', 11],
  ] as const)('%s asks about danger to oneself at one late place, after mood', (kind, part, id, place) => {
    const items = partOf(kind, part, shuffle)
    expect(items.findIndex((item) => item.id === id) + 1).toBe(place)
    const mood = items.filter(
      ({ id: other, scale }) => other !== id && (scale === 'mood' || scale === 'signs'),
    )
    for (const item of mood) expect(items.indexOf(item)).toBeLessThan(place - 1)
    expect(new Set(items).size).toBe(SEED_INSTRUMENTS[kind].items.filter((item) => item.part === part).length)
  })

  it('asks together what is answered in the same words', () => {
    const scales = partOf('depression', 2, shuffle).map(({ scale }) => scale)
    expect(scales).toEqual([...Array(3).fill('impairment'), ...Array(5).fill('wellbeing')])
  })

  it('asks situations behind statements', () => {
    const kinds = partOf('map', 3, shuffle).map(({ kind }) => kind)
    expect(
      kinds.toSorted((one, other) => Number(one === 'situation') - Number(other === 'situation')),
    ).toEqual(kinds)
  })
})
