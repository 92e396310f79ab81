/** 112 works in the European Union and in many other countries, from any mobile phone. */
const ELSEWHERE = '112'

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

/** The number to call in danger. */
export const emergencyNumber = (country: string): string => NUMBERS[country] ?? ELSEWHERE
