/** Where 112 calls an ambulance: the European Union and its neighbours, and some others. */
const BY_112 = new Set(
  [
    [
      'AT',
      'BE',
      'BG',
      'CY',
      'CZ',
      'DE',
      'DK',
      'EE',
      'ES',
      'FI',
      'FR',
      'GR',
      'HR',
      'HU',
      'IE',
      'IT',
      'LT',
      'LU',
    ],
    ['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
    ['CH', 'IN', 'IS', 'LI', 'NO', 'TR', 'UA', 'ZA'],
  ].flat(),
)

/** By country: where an ambulance is called. Only those with another number than 112. */
const NUMBERS: Readonly<Record<string, string>> = {
  AR: '911',
  AU: '000',
  BR: '192',
  CA: '911',
  CL: '131',
  CN: '120',
  CO: '123',
  EC: '911',
  EG: '123',
  GB: '999',
  HK: '999',
  ID: '119',
  IL: '101',
  JP: '119',
  KR: '119',
  MA: '150',
  MO: '999',
  MX: '911',
  MY: '999',
  NZ: '111',
  PE: '106',
  PH: '911',
  SG: '995',
  TH: '1669',
  TW: '119',
  US: '911',
  UY: '911',
  VN: '115',
}

/** The number to call in danger; null: we know of none, and a text must not name one. */
export const emergencyNumber = (country: string): string | null =>
  NUMBERS[country] ?? (BY_112.has(country) ? '112' : null)
