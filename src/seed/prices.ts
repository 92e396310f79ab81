import type { PLAN_TIER, SkuTier, Tier } from '@/domain/catalog/parts'
import type { BuiltKind } from '@/domain/exam/kinds'

/**
 * Gross prices in hundredths, by their price in US cents: what costs the same there costs the same everywhere. Zero-decimal
 * currencies are multiples of 100.
 */
const POINTS = {
  299: {
    USD: 299,
    EUR: 299,
    GBP: 249,
    JPY: 40_000,
    KRW: 390_000,
    CNY: 1_900,
    HKD: 2_300,
    BRL: 1_490,
    INR: 19_900,
  },
  399: {
    USD: 399,
    EUR: 399,
    GBP: 349,
    JPY: 58_000,
    KRW: 550_000,
    CNY: 2_500,
    HKD: 3_000,
    BRL: 1_990,
    INR: 29_900,
  },
  499: {
    USD: 499,
    EUR: 499,
    GBP: 429,
    JPY: 70_000,
    KRW: 650_000,
    CNY: 3_500,
    HKD: 3_800,
    BRL: 2_490,
    INR: 39_900,
  },
  699: {
    USD: 699,
    EUR: 699,
    GBP: 599,
    JPY: 98_000,
    KRW: 900_000,
    CNY: 4_900,
    HKD: 5_800,
    BRL: 3_490,
    INR: 49_900,
  },
  999: {
    USD: 999,
    EUR: 999,
    GBP: 849,
    JPY: 148_000,
    KRW: 1_300_000,
    CNY: 6_900,
    HKD: 7_800,
    BRL: 4_990,
    INR: 69_900,
  },
  1299: {
    USD: 1299,
    EUR: 1299,
    GBP: 1099,
    JPY: 188_000,
    KRW: 1_690_000,
    CNY: 8_800,
    HKD: 9_800,
    BRL: 6_490,
    INR: 89_900,
  },
  1499: {
    USD: 1499,
    EUR: 1499,
    GBP: 1299,
    JPY: 218_000,
    KRW: 1_900_000,
    CNY: 9_900,
    HKD: 11_800,
    BRL: 7_490,
    INR: 99_900,
  },
  1999: {
    USD: 1999,
    EUR: 1999,
    GBP: 1699,
    JPY: 298_000,
    KRW: 2_500_000,
    CNY: 13_900,
    HKD: 15_800,
    BRL: 9_990,
    INR: 139_900,
  },
  4999: {
    USD: 4999,
    EUR: 4999,
    GBP: 4299,
    JPY: 748_000,
    KRW: 6_500_000,
    CNY: 34_900,
    HKD: 38_800,
    BRL: 24_900,
    INR: 349_900,
  },
  6999: {
    USD: 6999,
    EUR: 6999,
    GBP: 5999,
    JPY: 1_048_000,
    KRW: 8_900_000,
    CNY: 48_800,
    HKD: 54_800,
    BRL: 34_900,
    INR: 489_900,
  },
} as const satisfies Record<number, Record<string, number>>

type Point = keyof typeof POINTS

/** What the tiers of each kind of exam cost in US cents (docs/product.md, "Payment"; docs/decisions/0052). */
const TIER_POINTS = {
  iq: { sku1: 699, sku2: 999, sku3: 1499, sku4: 1999 },
  types16: { sku1: 699, sku2: 999 },
  eq: { sku1: 499, sku2: 699 },
  left_right: { sku1: 299 },
  depression: {},
  psychology: { sku1: 499 },
  map: { sku1: 999, sku2: 1299 },
} as const satisfies Record<BuiltKind, Partial<Record<SkuTier, Point>>>

/** The prices of a tier of a kind of exam, by currency; null: it has no such tier. */
export const tierPrices = (kind: BuiltKind, tier: SkuTier): Record<string, number> | null => {
  const points: Partial<Record<SkuTier, Point>> = TIER_POINTS[kind]
  const point = points[tier]
  return point ? POINTS[point] : null
}

/** The prices of the IQ test's tiers, and of the packages, and of a course. */
export const SEED_PRICES: Record<Exclude<Tier, typeof PLAN_TIER>, Record<string, number>> = {
  sku1: POINTS[699],
  sku2: POINTS[999],
  sku3: POINTS[1499],
  sku4: POINTS[1999],
  package1: POINTS[299],
  package2: POINTS[399],
  package3: POINTS[399],
  package4: POINTS[499],
  course: POINTS[399],
}

/** Of a plan, for one period of it. */
export const planPrices = (point: 1499 | 1999 | 4999 | 6999): Record<string, number> => POINTS[point]

type Country = {
  code: string
  currency: string
  taxRatePercent: number
  continent: 'AF' | 'AN' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA'
}

const country = (
  code: string,
  currency: string,
  taxRatePercent: number,
  continent: Country['continent'],
): Country => ({
  code,
  currency,
  taxRatePercent,
  continent,
})

/** Where we sell, with the standard VAT, GST or consumption tax on digital services (2026) that a gross price includes. */
export const SEED_COUNTRIES: Country[] = [
  country('US', 'USD', 0, 'NA'),
  country('CA', 'USD', 5, 'NA'),
  country('MX', 'USD', 16, 'NA'),
  country('BR', 'BRL', 0, 'SA'),
  country('AR', 'USD', 21, 'SA'),
  country('CL', 'USD', 19, 'SA'),
  country('CO', 'USD', 19, 'SA'),
  country('GB', 'GBP', 20, 'EU'),
  country('IE', 'EUR', 23, 'EU'),
  country('FR', 'EUR', 20, 'EU'),
  country('DE', 'EUR', 19, 'EU'),
  country('AT', 'EUR', 20, 'EU'),
  country('BE', 'EUR', 21, 'EU'),
  country('NL', 'EUR', 21, 'EU'),
  country('LU', 'EUR', 17, 'EU'),
  country('ES', 'EUR', 21, 'EU'),
  country('PT', 'EUR', 23, 'EU'),
  country('IT', 'EUR', 22, 'EU'),
  country('CH', 'EUR', 8.1, 'EU'),
  country('SE', 'EUR', 25, 'EU'),
  country('DK', 'EUR', 25, 'EU'),
  country('PL', 'EUR', 23, 'EU'),
  country('BG', 'EUR', 20, 'EU'),
  country('HR', 'EUR', 25, 'EU'),
  country('CY', 'EUR', 19, 'EU'),
  country('CZ', 'EUR', 21, 'EU'),
  country('EE', 'EUR', 24, 'EU'),
  country('FI', 'EUR', 25.5, 'EU'),
  country('GR', 'EUR', 24, 'EU'),
  country('HU', 'EUR', 27, 'EU'),
  country('LV', 'EUR', 21, 'EU'),
  country('LT', 'EUR', 21, 'EU'),
  country('MT', 'EUR', 18, 'EU'),
  country('RO', 'EUR', 21, 'EU'),
  country('SK', 'EUR', 23, 'EU'),
  country('SI', 'EUR', 22, 'EU'),
  country('IS', 'EUR', 24, 'EU'),
  country('LI', 'EUR', 8.1, 'EU'),
  country('NO', 'EUR', 25, 'EU'),
  country('JP', 'JPY', 10, 'AS'),
  country('KR', 'KRW', 10, 'AS'),
  country('CN', 'CNY', 6, 'AS'),
  country('HK', 'HKD', 0, 'AS'),
  country('TW', 'USD', 5, 'AS'),
  country('SG', 'USD', 9, 'AS'),
  country('IN', 'INR', 18, 'AS'),
  country('AU', 'USD', 10, 'OC'),
  country('NZ', 'USD', 15, 'OC'),
  country('ZA', 'USD', 15, 'AF'),
]
