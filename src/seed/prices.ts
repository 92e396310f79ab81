import type { SkuTier } from '@/domain/catalog/parts'

/** Gross prices in hundredths. Zero-decimal currencies are multiples of 100. */
export const SEED_PRICES: Record<SkuTier, Record<string, number>> = {
  sku1: {
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
  sku2: {
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
  sku3: {
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
  sku4: {
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
}

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

/** Where we sell, with the standard VAT, GST or consumption tax on digital services that a gross price includes. */
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
