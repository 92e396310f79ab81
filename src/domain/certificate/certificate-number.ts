/** Letters and digits that are not taken for each other when they are read aloud or typed. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 12
const GROUP = 4

export const CERTIFICATE_NUMBER = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)

/** A number of 59 random bits: it is the address of a public page, and nobody finds another one by trying. */
export const certificateNumberFrom = (random: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => SIGNS[random(SIGNS.length)]).join('')

/** As it is printed: in groups, in capitals. */
export const printedNumber = (number: string): string =>
  (number.toUpperCase().match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
