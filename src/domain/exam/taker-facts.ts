/** Characters as people count them: a name of emoji counts each once. */
export const LONGEST_NAME = 80

/** Who a result is for, as the form of the 16 types asks. */
export type Person = TakerFacts & {
  firstName: string
  lastName: string
  fullName: string
  country: string | null
}

/** What a taker may say of themselves after handing in (docs/decisions/0047). Null: they rather not say. */
export type TakerFacts = { birthYear: number | null; sex: Sex | null }

export const SEXES = ['woman', 'man'] as const
export type Sex = (typeof SEXES)[number]

/** Ages in years that a birth year may give; beyond them it was a slip. */
const AGES = { youngest: 10, oldest: 110 }

/** The birth years that can be chosen in a year, the newest first. */
export const birthYears = (now: Date): number[] => {
  const newest = now.getUTCFullYear() - AGES.youngest
  return Array.from({ length: AGES.oldest - AGES.youngest + 1 }, (_, index) => newest - index)
}

export const isBirthYear = (year: number, now: Date): boolean => birthYears(now).includes(year)
