import type { Locale } from '@/domain/locale/locales'
import type { WordedInstrument } from '@/domain/questionnaires/worded-instrument'
import { type PinnedForm, slotOf } from '@/services/sittings/pinned-form'

type Answer = { position: number; choice?: number | null; spentMs?: number | null }

export type StatementRow = {
  /** From 1, as shown. */
  position: number
  /** The item's key in the instrument. */
  item: string
  /** What was asked; the two ends of a bipolar item. Empty: the instrument or its text is not at hand. */
  statements: string[]
  /** Index of the choice in the order in which the instrument keeps them. */
  chosen: number | null
  /** How many there are. Null: the instrument is not at hand. */
  choices: number | null
  /** What the chosen one says, of an item with choices of its own. */
  option: string | null
  spentMs: number | null
}

/** The questions of a questionnaire's sitting, in the order in which they were shown, with what was answered. */
export const statementRows = ({
  form,
  answers,
  content,
  locale,
}: {
  form: Partial<PinnedForm>
  answers: readonly Answer[]
  content: WordedInstrument | null
  locale: Locale
}): StatementRow[] =>
  (form.questions ?? []).map((question) => {
    const { position, versionId } = question
    const answer = answers.find((row) => row.position === slotOf(question))
    const chosen = answer?.choice ?? null
    const said = content?.words[locale]?.items[versionId]
    return {
      position,
      item: versionId,
      statements: [said?.text, said?.other].filter((text): text is string => Boolean(text)),
      chosen,
      choices: content?.instrument.items.find(({ id }) => id === versionId)?.choices ?? null,
      option: (chosen !== null && said?.options?.[chosen]) || null,
      spentMs: answer?.spentMs ?? null,
    }
  })
