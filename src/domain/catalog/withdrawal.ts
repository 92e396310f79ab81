/** The European Union, the other states of the EEA, and the United Kingdom: 14 days to withdraw from a contract made online. */
const WITHDRAWAL_COUNTRIES: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB'.split(' ')

/**
 * Whether a buyer in this country must ask for immediate performance and acknowledge that the right of withdrawal
 * ends with it (Directive 2011/83/EU, art. 16 m), by a box of its own, before digital content is opened.
 */
export const needsWithdrawalWaiver = (country: string): boolean => WITHDRAWAL_COUNTRIES.includes(country)
