import { type Answer, mergeAnswer } from '@/domain/exam/answer'

/** A row of the database, its choice as it was shown. */
export type StoredAnswer = Answer & { sitting: string; id: string }
export type Given = StoredAnswer

export type Verdict = {
  taps: number
  acknowledged: number
  /** One sentence for each answer that is not as it was tapped. */
  violations: string[]
}

/** What was tapped and what the server said it holds, kept outside of everything that is under test. */
export const createRecord = () => {
  const tapped: Given[] = []
  const acknowledged = new Map<string, Given>()
  return {
    tap: (answer: Given) => void tapped.push(answer),
    acknowledge: (answer: Given) =>
      void acknowledged.set(
        [answer.sitting, answer.id, answer.epoch, answer.revision, answer.choice].join(' '),
        answer,
      ),
    acknowledgedCount: () => acknowledged.size,
    /** Holds both against the database. Every tap must have been delivered by now. */
    judge: (rows: readonly StoredAnswer[]): Verdict => {
      const stored = new Map(rows.map((row) => [keyOf(row), row]))
      const lost = [...acknowledged.values()].flatMap((answer) => {
        const row = stored.get(keyOf(answer))
        const { action } = mergeAnswer({ stored: row ?? null, incoming: answer })
        const isOlder = row && (row.epoch > answer.epoch || row.revision > answer.revision)
        return action === 'same' || (action === 'refuse' && isOlder)
          ? []
          : [`acknowledged ${say(answer)}, stored ${row ? say(row) : 'nothing'}`]
      })
      const changed = [...winnersOf(tapped)].flatMap(([key, answer]) => {
        const row = stored.get(key)
        return row && mergeAnswer({ stored: row, incoming: answer }).action === 'same'
          ? []
          : [`tapped last ${say(answer)}, stored ${row ? say(row) : 'nothing'}`]
      })
      const known = new Set(tapped.map(keyOf))
      const invented = rows.filter((row) => !known.has(keyOf(row))).map((row) => `never tapped ${say(row)}`)
      return {
        taps: tapped.length,
        acknowledged: acknowledged.size,
        violations: [...lost, ...changed, ...invented],
      }
    },
  }
}

export type AnswerRecord = ReturnType<typeof createRecord>

const keyOf = ({ sitting, id }: { sitting: string; id: string }): string => `${sitting} ${id}`
const say = ({ sitting, id, choice, epoch, revision }: Given): string =>
  `${sitting} ${id} = ${choice} (claim ${epoch}, revision ${revision})`

const winnersOf = (taps: readonly Given[]): Map<string, Given> => {
  const winners = new Map<string, Given>()
  for (const tap of taps) {
    const { winner } = mergeAnswer({ stored: winners.get(keyOf(tap)) ?? null, incoming: tap })
    winners.set(keyOf(tap), winner)
  }
  return winners
}
