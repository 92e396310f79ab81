import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, asc, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { shuffleOptions } from '@/domain/exam/option-order'
import { FORM_SETTINGS } from '@/domain/settings'
import { item_versions, questions } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Place } from './find-place'
import type { PinnedForm, PinnedPart, PinnedQuestion, PinnedStage } from './pinned-form'

type Row = { versionId: string; part: number; level: number }

/**
 * Pins the form of an IQ test for one sitting: the newest version of every published question. Level 0 makes the form that
 * everybody could sit; of a `staged` one the other levels of later parts are pinned beside it.
 */
export const pinForm = async (
  deps: Deps,
  { exam, staged }: Pick<Place, 'exam'> & { staged: boolean },
): Promise<PinnedForm> => {
  const rows = await readRows(deps, exam.id)
  const middle = rows.filter(({ level }) => level === 0)
  if (middle.length === 0) throw new Refusal('examUnavailable')
  const pinned = middle.map(({ versionId, part }, index) =>
    pinQuestion({ versionId, part, position: index + 1 }),
  )
  const parts = [...new Set(pinned.map(({ part }) => part))].map(
    (part): PinnedPart => ({ part, id: opaqueId() }),
  )
  const stages = staged ? parts.slice(1).map((part) => pinStage({ part, pinned, rows })) : []
  return {
    kind: 'iq',
    version: versionOf(staged ? rows : middle),
    limitSeconds: Math.round((exam.form_timeLimitMinutes ?? FORM_SETTINGS.timeLimitMinutes.default) * 60),
    questions: pinned,
    parts,
    ...(stages.length > 0 && { stages }),
  }
}

/** A question with a name and an arrangement of options that this sitting shares with no other. */
export const pinQuestion = (question: Omit<PinnedQuestion, 'id' | 'order'>): PinnedQuestion => ({
  id: opaqueId(),
  ...question,
  order: shuffleOptions({ random: secureRandom, count: 6 }),
})

/** Names a question or a part to a browser and says nothing about it. */
export const opaqueId = (): string => randomBytes(9).toString('base64url')

/** Uniform in [0, 1), and not to be foreseen. */
export const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47

const readRows = async ({ payload }: Deps, examId: string): Promise<Row[]> => {
  const latest = payload.db.drizzle
    .selectDistinctOn([item_versions.question], { id: item_versions.id, question: item_versions.question })
    .from(item_versions)
    .orderBy(item_versions.question, desc(item_versions.version))
    .as('latest')
  const rows = await payload.db.drizzle
    .select({ versionId: latest.id, part: questions.part, level: questions.level })
    .from(questions)
    .innerJoin(latest, eq(latest.question, questions.id))
    .where(and(eq(questions.exam, examId), eq(questions._status, 'published')))
    .orderBy(asc(questions.position), asc(questions.id))
  return rows.map(({ versionId, part, level }) => ({ versionId, part: part ?? 1, level: level ?? 0 }))
}

type Stage = { part: PinnedPart; pinned: PinnedQuestion[]; rows: Row[] }

/** A level that lacks questions, or has too many, cannot take the place of the middle: it is left out. */
const pinStage = ({ part: { part, id }, pinned, rows }: Stage): PinnedStage => {
  const middle = pinned.filter((question) => question.part === part)
  const others = rows.filter((row) => row.part === part && row.level !== 0)
  const levels = [...new Set(others.map(({ level }) => level))]
    .sort((left, right) => left - right)
    .map((level) => ({
      level,
      versionIds: others.filter((row) => row.level === level).map(({ versionId }) => versionId),
    }))
  return {
    part,
    settled: { state: 'open' },
    middle: { id, questions: middle },
    levels: levels.filter(({ versionIds }) => versionIds.length === middle.length),
  }
}

const versionOf = (rows: readonly Row[]): string =>
  createHash('sha256')
    .update(rows.map((row) => row.versionId).join())
    .digest('hex')
    .slice(0, 16)
