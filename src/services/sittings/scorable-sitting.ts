import { toShown } from '@/domain/exam/option-order'
import type { ScorableSitting } from '@/domain/measurement/score-sitting'
import type { ItemVersionRow } from './item-versions'
import type { StoredSitting } from './kinds/kind-rules'
import { slotOf } from './pinned-form'

type Stored = Omit<StoredSitting, 'begunIn'> & {
  /** Of the questions in force, in their order. */
  versions: readonly ItemVersionRow[]
}

/** What is stored of a sitting, as scoring takes it. The same rows give the same input, at any time. */
export const scorableSitting = ({ form, versions, given, reaction, ranOut }: Stored): ScorableSitting => {
  const inOrder = form.questions.map(
    (question) => given.find(({ position: slot }) => slot === slotOf(question)) ?? null,
  )
  return {
    openCountsAsWrong: !ranOut,
    adaptive: form.stages !== undefined,
    reactionMs: reaction,
    items: versions.map(({ a, b, c, bSe, rules, layers }) => ({
      a,
      b,
      c,
      bSe,
      features: { rules: ruleNames(rules), layers },
    })),
    responses: inOrder.map((answer, index) => {
      if (!answer || answer.choice === null) return null
      return answer.choice === versions[index]?.key ? 1 : 0
    }),
    times: inOrder.map(secondsOf),
    shownChoices: inOrder.map((answer, index) => {
      const order = form.questions[index]?.order ?? []
      return answer && answer.choice !== null ? toShown({ order, canonical: answer.choice }) : null
    }),
  }
}

/** A question that was answered too late has no time: it would look worked on and left open. */
const secondsOf = (answer: Stored['given'][number] | null): number | null => {
  if (!answer || answer.spentMs <= 0) return null
  return answer.choice === null && answer.lateChoice !== null ? null : answer.spentMs / 1000
}

/** Rules are stored as the generator names them: a list of names, or of objects with a `rule`. */
const ruleNames = (rules: unknown): string[] =>
  Array.isArray(rules)
    ? rules.flatMap((entry) =>
        typeof entry === 'string' ? [entry] : typeof entry?.rule === 'string' ? [entry.rule] : [],
      )
    : []
