import lines from './crisis-lines.json'

/** The numbers that earlier releases seeded, by country: all of them drafts that nobody had looked up. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  AR: ['135'],
  AT: ['142'],
  AU: ['13 11 14'],
  BE: ['1813', '0800 32 123'],
  BR: ['188'],
  CA: ['988'],
  CH: ['143'],
  CL: ['*4141'],
  CN: ['12356'],
  CZ: ['116 123'],
  DE: ['0800 111 0 111', '116 123'],
  EE: ['655 8088'],
  ES: ['024'],
  FI: ['09 2525 0111'],
  FR: ['3114'],
  GB: ['116 123'],
  GR: ['1018'],
  HK: ['18111', '2389 2222', '2896 0000'],
  IE: ['116 123'],
  IN: ['14416'],
  IS: ['1717'],
  IT: ['02 2327 2327'],
  JP: ['0120-061-338', '0120-279-338'],
  KR: ['109'],
  LU: ['45 45 45'],
  LV: ['67222922'],
  MT: ['1770'],
  MX: ['800 911 2000'],
  NL: ['113', '0800 0113'],
  NO: ['116 123'],
  NZ: ['1737'],
  PL: ['800 70 2222', '116 123'],
  PT: ['1411'],
  SG: ['1767'],
  SK: ['0800 500 333'],
  TW: ['1925', '1995'],
  US: ['988'],
  ZA: ['0800 567 567'],
}

/** `touched`: somebody saved it since it was seeded. */
export type StoredLine = { country: string; number: string; touched: boolean }

/** The countries whose lines still are, all and only, what was seeded before any was looked up. */
export const countriesAsSeeded = (stored: readonly StoredLine[]): ReadonlySet<string> =>
  new Set(
    Object.entries(BEFORE)
      .filter(([country, numbers]) => {
        const lines = stored.filter((line) => line.country === country)
        return (
          lines.length === numbers.length &&
          lines.every(({ number, touched }) => !touched && numbers.includes(number))
        )
      })
      .map(([country]) => country),
  )

/** Those of them that are published now, as values of SQL: a line that stays a draft is nothing to wait for. */
const PUBLISHED_NOW = Object.entries(BEFORE)
  .flatMap(([country, numbers]) => numbers.map((number) => ({ country, number })))
  .filter(
    ({ country, number }) =>
      !lines.some((line) => line.country === country && line.number === number && !line.publish),
  )
  .map(({ country, number }) => `('${country}', '${number}')`)
  .join(', ')

/** Whether such a line may be there, as SQL that answers one row. It may say yes where `countriesAsSeeded` finds none. */
export const HAS_UNCHECKED_LINES = `select exists (select 1 from crisis_lines line
  where line._status = 'draft' and line.checked_at is null
  and (line.country, line.number) in (${PUBLISHED_NOW})
  and (select count(*) from _crisis_lines_v version where version.parent_id = line.id) = 1) as lacks`
