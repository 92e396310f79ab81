import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import { seedCrisisLines } from './crisis/seed-crisis-lines'
import { EXAM_WORDS } from './exam-words'
import { seedQuestionnaires } from './exams'
import { LACKS_QUESTIONNAIRES, lacksKinds, QUESTIONNAIRE_GROUPS } from './lacks'
import { landingIn } from './landings/landing-in'

/**
 * Gives an installation of an earlier time the questionnaires that came since as drafts, and the crisis lines with them, all
 * or nothing: an editor reads and publishes what is wanted. Of a group of which it has any test it gets none.
 */
export const addQuestionnaires = async ({ payload }: { payload: Payload }): Promise<string> => {
  if (!(await isTrue(payload, LACKS_QUESTIONNAIRES))) return 'the questionnaires are there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    const at = { payload, req }
    req.context = { ...req.context, skipInvalidation: true }
    const kinds: QuestionnaireKind[] = []
    for (const group of QUESTIONNAIRE_GROUPS)
      if (await isTrue(payload, `select ${lacksKinds(group)} as lacks`)) kinds.push(...group)
    const exams = await seedQuestionnaires(at, { draft: true }, kinds)
    const { totalDocs } = await payload.count({ collection: 'crisis-lines', req })
    if (totalDocs === 0) await seedCrisisLines(at)
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
          slug: 'new',
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

const isTrue = async (payload: Payload, question: string): Promise<boolean> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(sql.raw(question))
  return rows[0]?.lacks === true
}
