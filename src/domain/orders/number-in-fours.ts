/** The number of an order as people read it to each other: `1234 5678 9012`. */
export const numberInFours = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')
