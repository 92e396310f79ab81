import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import { EXAM_WORDS } from './exam-words'
import { seedQuestionnaires } from './exams'
import { LACKS_QUESTIONNAIRES } from './lacks'
import { landingIn } from './landings'

/**
 * Gives an installation of the time before questionnaires all three of them as drafts, all or nothing: an editor reads
 * and publishes what is wanted. One that has any of them is left alone.
 */
export const addQuestionnaires = async ({ payload }: { payload: Payload }): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(sql.raw(LACKS_QUESTIONNAIRES))
  if (!rows[0]?.lacks) return 'the questionnaires are there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    const at = { payload, req }
    req.context = { ...req.context, skipInvalidation: true }
    const exams = await seedQuestionnaires(at, { draft: true })
    const settings = await payload.findGlobal({ slug: 'site-settings', req, depth: 2 })
    const storefront = settings.defaultStorefront
    const landing = typeof storefront === 'object' ? storefront?.defaultLanding : null
    if (!storefront || typeof storefront !== 'object' || !landing || typeof landing !== 'object') return
    const theme = typeof landing.theme === 'object' ? landing.theme.id : landing.theme
    for (const [kind, exam] of exams) {
      await writeInNine(at, {
        collection: 'landing-pages',
        draft: true,
        data: landingIn({
          variant: 'new',
          theme,
          storefront: storefront.id,
          exam,
          words: (locale) => EXAM_WORDS[kind][locale].landing,
          draft: true,
        }),
      })
    }
  })
  return 'added the questionnaires as drafts'
}
