import { normalTails } from '../measurement/normal'

/** Of 100 people of the norm (mean 100, standard deviation 15) how many score lower, with digits where they tell apart. */
export const percentBelow = (iq: number): number => normalTails((iq - 100) / 15).below * 100

/** How many digits such a share is told with. */
export const digitsOfShare = (percent: number): number => {
  const rarer = Math.min(percent, 100 - percent)
  if (rarer < 1) return 2
  return rarer < 10 ? 1 : 0
}
