import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { SCORING_VERSION } from '@/domain/measurement/scorings'
import { readTakers, type Takers } from '@/services/reports/view/read-takers'
import { hashToken, newNumber } from '@/services/visitors/tokens'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

/**
 * One valid result. Browsers, addresses and accounts are named within a case; `null`: nobody was signed in, none was told. By
 * today's scoring, unless another is named.
 */
type Sat = { browser: string; address?: string; account?: string; iq: number; scoring?: string }

/** Accounts by name are at the address of that name. In the order in which the tests were handed in. */
const CASES: readonly [said: string, sat: Sat[], firsts: number[]][] = [
  ['one browser, twice', [on('b1', 100), on('b1', 110)], [100]],
  ['two browsers', [on('b1', 100), on('b2', 110)], [100, 110]],
  ['one address in two browsers, spelled twice', [on('b1', 100, 'Ada'), on('b2', 110, 'ada')], [100]],
  [
    'an address first, its account later in another browser',
    [on('b1', 100, 'ada'), by('ada', 'b2', 110)],
    [100],
  ],
  [
    'an account first, its address later in another browser',
    [by('ada', 'b1', 100), on('b2', 110, 'ada')],
    [100],
  ],
  ['an address first, an account at another one later', [on('b1', 100, 'ada'), by('bob', 'b1', 110)], [100]],
  ['one account in two browsers', [by('ada', 'b1', 100), by('ada', 'b2', 110)], [100]],
  ['a browser first, an account in it later', [on('b1', 100), by('ada', 'b1', 110)], [100]],
  ['a browser first, an address in it later', [on('b1', 100), on('b1', 110, 'ada')], [100]],
  ['two accounts that share a browser', [by('ada', 'b1', 100), by('bob', 'b1', 110)], [100, 110]],
  [
    'two accounts that share a browser, and somebody without one',
    [by('ada', 'b1', 100), by('bob', 'b1', 110), on('b1', 120)],
    [100, 110, 120],
  ],
  [
    'two addresses without an account in one browser',
    [on('b1', 100, 'ada'), on('b1', 110, 'bob')],
    [100, 110],
  ],
]

/** What a result is compared with, by the version that scored it: two with the same curve, and one with another. */
const BY_SCORING: Sat[] = [
  { browser: 'b1', iq: 100, scoring: 'eap-3pl-2' },
  { browser: 'b2', iq: 105, scoring: 'eap-3pl-4' },
  { browser: 'b3', iq: 110, scoring: SCORING_VERSION },
  // No first result of anybody: the first was scored by other rules.
  { browser: 'b1', iq: 120, scoring: SCORING_VERSION },
]

function on(browser: string, iq: number, address?: string): Sat {
  return { browser, iq, address }
}
function by(account: string, browser: string, iq: number): Sat {
  return { account, browser, iq }
}

describe('of a person who sat the test more than once the first result counts', () => {
  let takers: Takers
  let earlier: Takers
  beforeAll(async () => {
    const [place] = await lab().query<{ exam: string; storefront: string }>(
      "select e.id as exam, s.id as storefront from exams e, storefronts s where e.number = 1 and s.code = 'iq'",
    )
    if (!place) throw new Error('The database is not seeded.')
    for (const [index, [, sat]] of CASES.entries()) await tellCase(place, { index, sat })
    await tellCase(place, { index: CASES.length, sat: BY_SCORING })
    takers = await readTakers(lab().deps, { examId: place.exam, scoringVersion: SCORING_VERSION })
    earlier = await readTakers(lab().deps, { examId: place.exam, scoringVersion: 'eap-3pl-3' })
  })

  const scoresOf = (found: Takers, index: number) =>
    [...(found.scores.countries.get(countryOf(index))?.keys() ?? [])].toSorted((a, b) => a - b)

  it.each(CASES.map(([said, , firsts], index) => ({ said, firsts, index })))('$said', ({ firsts, index }) => {
    expect(scoresOf(takers, index)).toEqual(firsts)
    expect(takers.countries.find(({ key }) => key === countryOf(index))?.n).toBe(firsts.length)
  })

  it('among those alone whose scoring has the same asymptote and zero', () => {
    expect([scoresOf(takers, CASES.length), scoresOf(earlier, CASES.length)]).toEqual([[110], [100, 105]])
    expect(scoresOf(earlier, 0)).toEqual([])
  })
})

/** Each case has a country of its own, so one reading tells of all. */
const countryOf = (index: number): string => `X${String.fromCharCode(65 + index)}`

const tellCase = async (
  { exam, storefront }: { exam: string; storefront: string },
  { index, sat }: { index: number; sat: Sat[] },
): Promise<void> => {
  const addressOf = (name: string) => `${name}-${index}@example.com`
  for (const [place, { browser, address, account, iq, scoring = SCORING_VERSION }] of sat.entries()) {
    if (account)
      await lab().query(
        `insert into customers (number, email, locale, proven_at) values ($1, $2, 'EN', now())
         on conflict (email) do nothing`,
        [newNumber(), addressOf(account)],
      )
    await lab().query(
      `with sat as (
         insert into sittings (id, number, exam_id, storefront_id, visitor_hash, customer_id, devices, state, locale, country,
           timing, started_at, confirmed_at, email, landing, tracking, form, price_list)
         values ($1, $2, $3, $4, $5, (select id from customers where email = $6), '[]', 'valid', 'EN', $7, 'standard',
           now() - interval '1 hour', now() - interval '30 minutes' + $8 * interval '1 minute', $9, 'new', '{}', $10, '[]'))
       insert into reports (sitting_id, verdict, iq, result, form_version, scoring_version, norm_version)
       values ($1, 'valid', $11, '{}', 'lab', $12, 'lab')`,
      [
        ...[randomUUID(), newNumber(), exam, storefront, hashToken(`${browser}-${index}`)],
        ...[
          account ? addressOf(account) : null,
          countryOf(index),
          place,
          address ? addressOf(address) : null,
        ],
        ...[JSON.stringify({ version: 'lab', limitSeconds: 1500, questions: [] }), iq, scoring],
      ],
    )
  }
}
