import { type Profile, profileFor, rules } from './map-told'

export const WELL = { mood: 0.05, tension: 0.05, wellbeing: 0.95 }
export const MIDDLING = { mood: 0.4, tension: 0.45, wellbeing: 0.55 }
export const UNWELL = { mood: 0.9, tension: 0.8, wellbeing: 0.1 }
export const SAFE = 0

export const health = (scales: Profile['scales'], safety?: number): Partial<Profile> => ({
  scales,
  ...(safety !== undefined && { safety }),
})

const BANDS = ['low', 'middle', 'high']
export const all = (band: string) => Object.fromEntries(rules.traits.map((trait) => [trait, band]))

/** Together they reach every text that a map has. */
export const PROFILES: [name: string, profile: Profile][] = [
  ...BANDS.map((band): [string, Profile] => [`traits that are ${band}`, profileFor(all(band))]),
  ...['secure', 'preoccupied', 'dismissing', 'fearful'].map((quadrant): [string, Profile] => [
    `the field ${quadrant}`,
    profileFor({ quadrant }),
  ]),
  ...['social', 'result', 'emotional', 'quality'].map((motive): [string, Profile] => [
    `the motive ${motive}`,
    profileFor({ motive }),
  ]),
  [
    'two motives',
    {
      ...profileFor({}),
      motives: ['social', 'result', 'social', 'result', 'social', 'result', 'social', ''],
    },
  ],
  ...['reflective', 'neutral', 'intuitive'].flatMap((type): [string, Profile][] =>
    [0, 0.5, 1].map((style) => [
      `the type ${type} with a style of ${style}`,
      profileFor({ type }, { scales: { style } }),
    ]),
  ),
  ...[...rules.keywords.rules, ...rules.interpretations.rules].flatMap(({ id, when }): [string, Profile][] =>
    choices(when).map((one) => [id, profileFor(one)]),
  ),
  ['few signs of strain', profileFor({}, health(WELL, SAFE))],
  ['some signs of strain', profileFor({}, health(MIDDLING, SAFE))],
  ['many signs of strain', profileFor({}, health(UNWELL, SAFE))],
  ['an index that is held down', profileFor({}, health(WELL, 2))],
]

/** A condition that names several readings of one dimension is met by each of them. */
function choices(when: (typeof rules.interpretations.rules)[number]['when']) {
  return Object.entries(when).reduce<Record<string, string>[]>(
    (made, [dimension, readings]) =>
      made.flatMap((one) => [readings].flat().map((reading) => ({ ...one, [dimension]: reading }))),
    [{}],
  )
}
