import pg from 'pg'
import { toShown } from '@/domain/exam/option-order'
import { knownQuestions, type PinnedForm, slotOf } from '@/services/sittings/pinned-form'
import type { StoredAnswer } from './record'

type Row = {
  number: string
  position: string
  choice: string | null
  late_choice: string | null
  epoch: string
  revision: string
  form: PinnedForm
}

/** Every answer that the database holds of these sittings, in the order of options that the visitors saw. */
export const readStoredAnswers = async ({
  databaseUrl,
  sittings,
}: {
  databaseUrl: string
  sittings: readonly string[]
}): Promise<(StoredAnswer & { position: number; late: boolean })[]> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<Row>(
      `select s.number, a.position, a.choice, a.late_choice, a.epoch, a.revision, s.form
       from answers a join sittings s on s.id = a.sitting_id where s.number = any($1)`,
      [sittings],
    )
    return rows.map(({ number, form, ...row }) => {
      const question = knownQuestions(form).find((each) => slotOf(each) === Number(row.position))
      if (!question) throw new Error(`${number} has an answer to a question that it does not have.`)
      const canonical = row.late_choice ?? row.choice
      return {
        sitting: number,
        id: question.id,
        position: question.position,
        late: row.late_choice !== null,
        choice: canonical === null ? null : toShown({ order: question.order, canonical: Number(canonical) }),
        epoch: Number(row.epoch),
        revision: Number(row.revision),
      }
    })
  } finally {
    await client.end()
  }
}
