import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

export type HealthKind = 'depression' | 'psychology' | 'map'

/** Somebody who is well, but for the items named. */
export const well =
  (kind: HealthKind, but: Record<string, number | null> = {}) =>
  (id: string, index: number): number | null => {
    if (id in but) return but[id] ?? null
    const item = SEED_INSTRUMENTS[kind].items.find((each) => each.id === id)
    if (!item) return 0
    if (item.worth) return item.worth.some((worth) => worth > 0) ? item.worth.indexOf(2) : 0
    if (kind === 'map' && item.part < 6) return (index * 3) % 5
    const isGood = kind === 'psychology' || item.scale === 'wellbeing'
    return isGood === (item.keyed === 1) ? item.choices - 1 : 0
  }
