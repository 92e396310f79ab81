export type Verdict = 'valid' | 'caution' | 'invalid'

/** What each finding does to a sitting. The letters are the rows of MEASUREMENT 3. Never shown to a visitor. */
export const JUDGEMENTS = {
  rapid: 'invalid', // A1: RTE < .80 or median < 3 s
  partly_rapid: 'caution', // A2: RTE .80 to .90; the rapid answers are not scored
  chance_in_hurry: 'invalid', // A3: raw score within guessing and RTE < .95
  below_range: 'valid', // A3: within guessing, with effort: a result without a number
  answers_misfit: 'invalid', // A4: lz* and Guttman errors far beyond what the items explain
  answers_odd: 'caution', // A5: lz* of one honest taker in a hundred
  same_position: 'invalid', // A6: one shown position 8 times running (7 in 100 000 by chance)
  position_cycle: 'invalid', // A6: a cycle of shown positions
  few_positions: 'invalid', // A6: entropy of shown positions < 1.6 bits
  too_few_answers: 'invalid', // A7: more than a third unanswered
  some_unanswered: 'caution', // 2.1: more than a tenth unanswered
  left_the_page: 'caution', // A7: page hidden > 25 % of the time, or > 60 s on more than three questions
  times_impossible: 'invalid', // A8: a negative time
  times_identical: 'invalid', // A8: a third of the times are one and the same
  times_uniform: 'invalid', // A8: SD of log times < .12
  clocks_differ: 'invalid', // A8: server and device disagree on how long it took
  times_missing: 'caution', // fewer than half of the answers have a time: effort is not known
} as const satisfies Record<string, Verdict>
export type JudgementCode = keyof typeof JUDGEMENTS

export type Judgement = { verdict: Verdict; codes: JudgementCode[] }

/** The codes in the table's order, and the gravest of what they do. */
export const judgementOf = (found: Partial<Record<JudgementCode, boolean>>): Judgement => {
  const codes = (Object.keys(JUDGEMENTS) as JudgementCode[]).filter((code) => found[code])
  const verdicts = codes.map((code): Verdict => JUDGEMENTS[code])
  if (verdicts.includes('invalid')) return { verdict: 'invalid', codes }
  return { verdict: verdicts.includes('caution') ? 'caution' : 'valid', codes }
}
