/**
 * A tax rate (0 to 1) in percent, with one decimal at most. A number and no text: the words write it in their own
 * language, and a text that is formatted twice is not a number any more.
 */
export const taxPercent = (rate: number): number => Math.round(rate * 1000) / 10
