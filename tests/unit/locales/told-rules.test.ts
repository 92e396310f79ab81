import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MOST_TRIES } from '@/domain/accounts/email-code'
import { PERSON_PARTS } from '@/domain/catalog/parts'
import { BUILT_KINDS } from '@/domain/exam/kinds'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { creditsFor, type Holding } from '@/domain/money/upgrade'
import { RETENTIONS } from '@/domain/privacy/data-classes'
import { readMessages } from '@/i18n/messages'
import { MENDED_WORDS } from '@/seed/mended/mend-words'
import { EXAMPLE } from '@/ui/landing/example-curve'

const project = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, project), 'utf8')

/** How a text of each language writes a number that the code has. Another number fails here until the texts are written anew. */
const TRIES: Record<Locale, string> = {
  EN: 'five tries',
  DE: 'fünf Versuche',
  FR: 'cinq essais',
  ES: 'cinco intentos',
  PT: 'cinco tentativas',
  JA: '5回',
  KR: '다섯 번',
  CN: '五次',
  HK: '五次',
}

describe.each(LOCALES)('%s says of a mailed code', (locale) => {
  it('the same on every page: against what to check it, and why it may be dead', async () => {
    const { account, centre } = await readMessages(locale)
    const { codeWrong, codeExpired } = centre.address
    expect({ codeWrong, codeExpired }).toEqual({
      codeWrong: account.errors.codeWrong,
      codeExpired: account.errors.codeExpired,
    })
    expect(codeExpired).toContain('{minutes}')
    expect([MOST_TRIES, codeExpired.includes(TRIES[locale])]).toEqual([5, true])
  })
})

type Stems = { difference: RegExp; browser: RegExp; account: RegExp; thirty: RegExp }

/** How each language says what the code does. */
const STEMS: Record<Locale, Stems> = {
  EN: {
    difference: /costs the difference/,
    browser: /browser/,
    account: /account/,
    thirty: /about thirty points/,
  },
  DE: { difference: /Differenz/, browser: /Browser/, account: /Konto/, thirty: /etwa dreißig Punkte/ },
  FR: {
    difference: /coûte la différence/,
    browser: /navigateur/,
    account: /compte/,
    thirty: /environ trente points/,
  },
  ES: {
    difference: /cuesta la diferencia/,
    browser: /navegador/,
    account: /cuenta/,
    thirty: /unos treinta puntos/,
  },
  PT: {
    difference: /custa a diferença/,
    browser: /navegador/,
    account: /conta/,
    thirty: /cerca de trinta pontos/,
  },
  JA: { difference: /差額/, browser: /ブラウザ/, account: /アカウント/, thirty: /約30点/ },
  KR: { difference: /차액/, browser: /브라우저/, account: /계정/, thirty: /약 30점/ },
  CN: { difference: /差价/, browser: /浏览器/, account: /账户/, thirty: /约30分/ },
  HK: { difference: /差價/, browser: /瀏覽器/, account: /帳戶/, thirty: /約30分/ },
}

type HelpWords = Record<string, { sections: { paragraphs: string[] }[] }>
const helpOf = (locale: Locale): string =>
  JSON.stringify(
    (JSON.parse(read(`src/seed/centre/help/${locale}.json`)) as HelpWords)['will-i-be-charged-again'],
  )
const contentOf = (locale: Locale): string => read(`src/seed/content/${locale}.json`)

describe.each(LOCALES)('%s says of money', (locale) => {
  it('that a larger report costs the difference, as it does', () => {
    const small: Holding = {
      ...{ number: 'A', currency: 'USD', parts: ['iq_score'], total: 699, kept: 699 },
      ...{ carries: [], state: 'paid' },
    }
    const credits = creditsFor({ parts: ['iq_score', 'wrong_answers'], currency: 'USD', holdings: [small] })
    expect(credits).toEqual([{ number: 'A', amount: 699 }])
    expect(helpOf(locale)).toMatch(STEMS[locale].difference)
  })

  it('that the discount is of the browser or of the account, as it is', () => {
    expect(PERSON_PARTS).toContain('permanent_discount')
    const [, told = ''] = /"content": "([^"]*\{(?:percent|tenths)\}[^"]*)"/.exec(contentOf(locale)) ?? []
    expect(told).toMatch(STEMS[locale].browser)
    expect(told).toMatch(STEMS[locale].account)
  })
})

describe.each(LOCALES)('%s says on the privacy page', (locale) => {
  const daysOf = (of: string, rules: readonly { of: string; days: number | null }[]) =>
    rules.find((rule) => rule.of === of)?.days ?? 0

  it('how long data live, as they do', async () => {
    const { classes } = (await readMessages(locale)).protocol.kept
    const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
    const unpaid = daysOf('unpaid', RETENTIONS.result)
    const months = Math.round(daysOf('health', RETENTIONS.result) / (365 / 12))
    expect(new Set(numbersOf(classes.answers.howLong))).toEqual(
      new Set([unpaid, daysOf('health', RETENTIONS.answers)]),
    )
    expect(new Set(numbersOf(classes.result.howLong))).toEqual(new Set([unpaid, months]))
    expect(numbersOf(classes.person.howLong)).toEqual([unpaid])
  })
})

describe('the interval of the landing page', () => {
  /** By true IQ, the posterior SD of the three-stage form; the last table is that of the day of its launch. */
  const tables = read('docs/measurement.md')
    .split('By true IQ:')
    .slice(1)
    .map((part) =>
      [...part.matchAll(/^\| (\d+) \|[^|]*\| [\d.]+ \/ ([\d.]+) \//gm)].map(([, iq, sem]) => ({
        iq: Number(iq),
        sem: Number(sem),
      })),
    )

  it('is as wide as the form makes it', () => {
    const rows = tables[1] ?? []
    const below = rows.findLast(({ iq }) => iq <= EXAMPLE.iq)
    const above = rows.find(({ iq }) => iq > EXAMPLE.iq)
    if (!below || !above) throw new Error('docs/measurement.md has no rows around the example.')
    const share = (EXAMPLE.iq - below.iq) / (above.iq - below.iq)
    const half = 1.96 * (below.sem + share * (above.sem - below.sem))
    expect([EXAMPLE.low, EXAMPLE.high]).toEqual([
      Math.round(EXAMPLE.iq - half),
      Math.round(EXAMPLE.iq + half),
    ])
  })

  it.each(LOCALES)(
    'is told in %s as about thirty points, which every one is on the day of the launch',
    (locale) => {
      const widths = (tables[1] ?? []).map(({ sem }) => 2 * 1.96 * sem)
      expect(tables.flat()).toHaveLength(26)
      expect(widths.filter((width) => width < 28 || width > 34)).toEqual([])
      expect(contentOf(locale)).toMatch(STEMS[locale].thirty)
    },
  )
})

describe('words of the seed that were mended', () => {
  it('are seeded as they stand now, and nowhere as they stood', () => {
    const seeded = readdirSync(new URL('src/seed/', project), { recursive: true, encoding: 'utf8' })
      .filter((path) => LOCALES.some((locale) => path.endsWith(`/${locale}.json`)))
      .map((path) => read(`src/seed/${path}`))
      .join()
    const stands = (text: string) => seeded.includes(JSON.stringify(text))
    expect(MENDED_WORDS.filter(({ before, now }) => stands(before) || !stands(now))).toEqual([])
    expect(MENDED_WORDS).toHaveLength(369)
    expect(new Set(MENDED_WORDS.map(({ before }) => before)).size).toBe(369)
  })
})

describe('the README', () => {
  it('counts as many tests as there are', () => {
    expect(BUILT_KINDS).toHaveLength(7)
    expect(read('README.md')).toContain('- **Seven tests.**')
  })
})
