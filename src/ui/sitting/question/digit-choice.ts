/** The choice that a digit key means, from 0: 1 is the first. Null for other keys and for more than a question has. */
export const digitChoice = (key: string, choices: number): number | null =>
  /^[1-9]$/.test(key) && Number(key) <= choices ? Number(key) - 1 : null
