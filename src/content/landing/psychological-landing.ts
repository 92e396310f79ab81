import { readLandingData } from './landing-data'

type At = Omit<Parameters<typeof readLandingData>[0], 'slug'>

/** A page of this name is shown, or else the one that the test has always had. */
const SLUGS = ['psychology', 'new'] as const

/** The landing page of general psychology; null where the test at that place is another one. */
export const readPsychologicalLanding = async (at: At) => {
  for (const slug of SLUGS) {
    const found = await readLandingData({ ...at, slug })
    if (found) return found.landing.exam.kind === 'psychology' ? { ...found, slug } : null
  }
  return null
}
