import { FOREIGN_IDS, type ForeignId, factsOfForeign, isForeignId } from './foreign-ids'

/** What a storefront has named of others. */
export type Foreign = { mode: string; ids: Partial<Record<ForeignId, string>> }

/** What stands in a page that something of others may be loaded on. `version`: of the cookie notice that asks for it. */
export type ForeignMark = Foreign & { version: string }

type Given = ({ mode?: string | null } & Partial<Record<ForeignId, string | null>>) | null | undefined

/** Null: nothing is named, so there is nothing to ask for. */
export const foreignOf = (given: Given): Foreign | null => {
  const ids = Object.fromEntries(
    FOREIGN_IDS.flatMap((name) => (isForeignId(name, given?.[name]) ? [[name, given[name]]] : [])),
  )
  return Object.keys(ids).length === 0 ? null : { mode: given?.mode ?? '', ids }
}

const namesIn = ({ ids }: Foreign): ForeignId[] => FOREIGN_IDS.filter((name) => ids[name] !== undefined)

const hostOf = (address = ''): string => new URL(address).hostname

/** Who receives something once a visitor accepts, as the cookie notice names them. */
export const companiesOf = (foreign: Foreign): string[] =>
  namesIn(foreign).map((name) => factsOfForeign(name).company ?? hostOf(foreign.ids[name]))

/** Stands for a host in a version, which has room for no whole one (`app.consent`). FNV-1a. */
const shortOf = (host: string): string => {
  let hash = 0x811c9dc5
  for (const letter of host) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** One letter says one company; the risk script is of whatever host its address names. */
const signOf = (foreign: Foreign, name: ForeignId): string => {
  const { company, letter } = factsOfForeign(name)
  return company ? letter : letter + shortOf(hostOf(foreign.ids[name]))
}

/**
 * Who accepted has accepted what was named then: with another network the notice asks again, as it does with another
 * cookie page.
 */
export const noticeVersion = (cookiePage: string, foreign: Foreign | null): string =>
  foreign
    ? `${cookiePage}+${namesIn(foreign)
        .map((name) => signOf(foreign, name))
        .join('')}`
    : cookiePage

export const writeMark = ({ mode, version, ids }: ForeignMark): string =>
  new URLSearchParams({ mode, version, ...ids }).toString()

/** Null: the text is no mark that names anything. */
export const readMark = (text: string): ForeignMark | null => {
  const given = new URLSearchParams(text)
  const foreign = foreignOf(Object.fromEntries(given))
  return foreign && { ...foreign, version: given.get('version') ?? '' }
}
