import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, asc, desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { CallParsed } from '@/domain/api/schemas'
import { deadlineOf } from '@/domain/exam/deadline'
import { shuffleOptions } from '@/domain/exam/option-order'
import { item_versions, questions, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import { newNumber } from '../visitors/tokens'
import type { Viewer } from '../visitors/viewer'
import { findPlace, type Place } from './find-place'
import { findLatestSitting, type OwnSitting } from './find-sitting'
import type { PinnedForm } from './pinned-form'
import { pinPriceList } from './price-list'

/**
 * Starts a sitting, or gives back the visitor's open one. It pins item versions, the order of options, the time limit
 * and the price list: publishing never changes a running or finished sitting.
 */
export const startSitting = async (
  deps: Deps,
  {
    input,
    viewer,
    country,
  }: {
    input: CallParsed<'sitting.start'>['body']
    viewer: Viewer & { visitorHash: string }
    country: string
  },
): Promise<OwnSitting> => {
  const place = await findPlace(deps, input.appExamId)
  const open = await findLatestSitting(deps, { examId: place.exam.id, viewer })
  if (open?.state === 'started' && !input.restart) return open

  const form = await pinForm(deps, place)
  const startedAt = deps.now()
  const deadline = deadlineOf({ startedAt, limitSeconds: form.limitSeconds, timing: input.timing })
  const [row] = await deps.payload.db.drizzle
    .insert(sittings)
    .values({
      number: newNumber(),
      exam: place.exam.id,
      storefront: place.storefront.id,
      visitorHash: viewer.visitorHash,
      devices: [],
      state: 'started',
      locale: input.hl,
      country,
      timing: input.timing,
      startedAt: startedAt.toISOString(),
      deadline: deadline?.toISOString() ?? null,
      landing: input.landing ?? null,
      tracking: input.tracking ?? {},
      form,
      priceList: await pinPriceList(deps, place.exam.id),
    })
    .returning()
  if (!row) throw new Error('The sitting was not stored.')
  return {
    ...row,
    devices: [],
    examNumber: place.exam.number ?? 0,
    code: place.storefront.code ?? '',
  }
}

const pinForm = async ({ payload }: Deps, { exam }: Place): Promise<PinnedForm> => {
  // The newest version of every published question of the exam, in order.
  const latest = payload.db.drizzle
    .selectDistinctOn([item_versions.question], { id: item_versions.id, question: item_versions.question })
    .from(item_versions)
    .orderBy(item_versions.question, desc(item_versions.version))
    .as('latest')
  const rows = await payload.db.drizzle
    .select({ versionId: latest.id, part: questions.part })
    .from(questions)
    .innerJoin(latest, eq(latest.question, questions.id))
    .where(and(eq(questions.exam, exam.id), eq(questions._status, 'published')))
    .orderBy(asc(questions.position), asc(questions.id))
  if (rows.length === 0) throw new Refusal('examUnavailable')
  const version = createHash('sha256')
    .update(rows.map((row) => row.versionId).join())
    .digest('hex')
    .slice(0, 16)
  return {
    version,
    limitSeconds: Math.round((exam.form_timeLimitMinutes ?? 25) * 60),
    questions: rows.map(({ versionId, part }, index) => ({
      id: randomBytes(9).toString('base64url'),
      versionId,
      position: index + 1,
      part: part ?? 1,
      order: shuffleOptions({ random: secureRandom, count: 6 }),
    })),
  }
}

const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47
