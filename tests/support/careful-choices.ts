import type { QueryResultRow } from 'pg'
import { query } from './database'

/** Runs one statement on the product's database. */
export type Ask = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>

type Question = { versionId: string; position: number; order: number[] }

/**
 * What somebody who thinks would choose, from 1 and in order: the easier half right, the other half beside it. Choices
 * that ignore the questions are now and then taken for what they are, and then there is no report to go on with.
 */
export const carefulChoices = async (orderNumber: string, ask: Ask = query): Promise<number[]> => {
  const [row] = await ask<{ questions: Question[] }>(
    "select form -> 'questions' as questions from sittings where number = $1",
    [orderNumber],
  )
  const questions = (row?.questions ?? []).toSorted((one, other) => one.position - other.position)
  const versions = await ask<{ id: string; key: number; b: number }>(
    'select id, key::int, b::float8 from item_versions where id = any($1::uuid[])',
    [questions.map(({ versionId }) => versionId)],
  )
  const byDifficulty = versions.toSorted((one, other) => one.b - other.b)
  return questions.map(({ versionId, order }) => {
    const rank = byDifficulty.findIndex(({ id }) => id === versionId)
    const right = order.indexOf(byDifficulty[rank]?.key ?? 0)
    return (rank < questions.length / 2 ? right : (right + 1) % 6) + 1
  })
}
