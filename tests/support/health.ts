import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

export type HealthKind = 'depression' | 'psychology' | 'map'

/** Somebody who is well, but for the items named: who reads, and leans to one side of every trait. */
export const well =
  (kind: HealthKind, but: Record<string, number | null> = {}) =>
  (id: string, index: number): number | null => {
    if (id in but) return but[id] ?? null
    const directed = SEED_INSTRUMENTS[kind].rules?.directed?.[id]
    if (directed !== undefined) return directed
    const item = SEED_INSTRUMENTS[kind].items.find((each) => each.id === id)
    if (!item) return 0
    if (item.worth) return item.worth.some((worth) => worth > 0) ? item.worth.indexOf(2) : 0
    if (kind === 'map' && item.part < 6) return item.keyed === 1 ? 3 + (index % 2) : index % 2
    const isGood = kind === 'psychology' || item.scale === 'wellbeing'
    return isGood === (item.keyed === 1) ? item.choices - 1 : 0
  }
