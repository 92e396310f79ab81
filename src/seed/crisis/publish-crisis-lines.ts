import type { Payload } from 'payload'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { inTransaction } from '@/services/transaction'
import { countriesAsSeeded, type StoredLine } from './crisis-lines-before'
import { SEEDED_LINES, seedCrisisLines } from './seed-crisis-lines'

/**
 * Gives an installation whose crisis lines are all drafts of an earlier release the ones that were looked up since. A country
 * in which an editor changed, added or removed a line is left alone, and so is one that has a line of its own.
 */
export const publishCrisisLines = async ({ payload }: { payload: Payload }): Promise<string> => {
  const stored = await readLines(payload)
  const countries = countriesAsSeeded(stored)
  if (countries.size === 0) return 'the crisis lines are looked up'
  const known = new Set(stored.map(({ country }) => country))
  const outdated = stored.filter(({ country }) => countries.has(country)).map(({ id }) => id)
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    await payload.delete({
      collection: 'crisis-lines',
      where: { id: { in: outdated } },
      req,
      context: { skipInvalidation: true },
    })
    await seedCrisisLines(
      { payload, req },
      ({ country }) => countries.has(country) || (!known.has(country) && isNewCountry(country)),
    )
  })
  return `looked up the crisis lines of ${countries.size} countries`
}

/** Countries that the earlier release had no line for. */
const NEW_COUNTRIES = new Set(['CO'])
const isNewCountry = (country: string): boolean =>
  NEW_COUNTRIES.has(country) && SEEDED_LINES.some((line) => line.country === country)

const readLines = async (payload: Payload): Promise<(StoredLine & { id: string })[]> => {
  const { docs } = await payload.find({
    collection: 'crisis-lines',
    depth: 0,
    pagination: false,
    draft: true,
  })
  const lines = []
  for (const { id, country, number, _status, checkedAt } of docs) {
    const { totalDocs } = await payload.countVersions({
      collection: 'crisis-lines',
      where: { parent: { equals: id } },
    })
    const touched = totalDocs > 1 || _status !== 'draft' || Boolean(checkedAt)
    lines.push({ id, country, number, touched })
  }
  return lines
}
