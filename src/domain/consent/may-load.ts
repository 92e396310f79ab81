import { type ForeignId, factsOfForeign } from './foreign-ids'
import type { Foreign } from './foreign-mark'

export type Choice = 'accepted' | 'refused' | null

type Asked = {
  /** What was chosen for the cookie notice of this page; null: nothing yet. */
  choice: Choice
  /** The browser refuses for its owner. */
  gpc: boolean
  /** Of the visitor's country, '' where it is not known. */
  continent: string
  foreign: Foreign
  /** The query of the address. */
  search: string
  page: 'landing' | 'success' | 'other'
  /** The page is about a test whose answers are health data. */
  health: boolean
  cardForm: boolean
}

export const hasFb = (mode: string): boolean => mode.includes('fb')

/** Whom we cannot place may be in Europe. */
const isMaybeEurope = (continent: string): boolean => continent === 'EU' || continent === ''

/** docs/decisions/0045. Denied unless the visitor said yes. */
export const isGranted = ({
  choice,
  gpc,
  continent,
  foreign: { mode },
}: Pick<Asked, 'choice' | 'gpc' | 'continent' | 'foreign'>): boolean =>
  choice === 'accepted' && !gpc && !(isMaybeEurope(continent) && hasFb(mode))

/** What of others may be loaded here and now, in the order in which it is. */
export const foreignToLoad = (asked: Asked): ForeignId[] => {
  const { foreign, search, page, health, cardForm } = asked
  if (page === 'other' || health || cardForm || !isGranted(asked)) return []
  const query = new URLSearchParams(search)
  return (Object.keys(foreign.ids) as ForeignId[]).filter((name) => {
    const { click } = factsOfForeign(name)
    if (click) return Boolean(query.get(click))
    return name !== 'riskScript' || !hasFb(foreign.mode)
  })
}
