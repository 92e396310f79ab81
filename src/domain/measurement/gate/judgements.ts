export type Verdict = 'valid' | 'caution' | 'invalid'

type Row = 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8'

/** What each finding does to a sitting (the cuts: judge-sitting.ts), and its row in docs/facts/measurement.md 3. Never shown to a visitor. */
export const JUDGEMENTS = {
  /** Too many rapid answers, or a median of a few seconds. */
  rapid: { row: 'A1', verdict: 'invalid' },
  /** Some rapid answers; they are not scored. */
  partly_rapid: { row: 'A2', verdict: 'caution' },
  /** Half of the answers took less than the time in which a rule can be tried on each option. */
  hurried: { row: 'A2', verdict: 'caution' },
  /** Raw score within guessing, without effort. */
  chance_in_hurry: { row: 'A3', verdict: 'invalid' },
  /** Within guessing, with effort: a result without a number. */
  below_range: { row: 'A3', verdict: 'valid' },
  /** lz* and Guttman errors far beyond what the questions explain. */
  answers_misfit: { row: 'A4', verdict: 'invalid' },
  /** lz* of one honest taker in a hundred. */
  answers_odd: { row: 'A5', verdict: 'caution' },
  /** One shown position many times running. */
  same_position: { row: 'A6', verdict: 'invalid' },
  position_cycle: { row: 'A6', verdict: 'invalid' },
  /** Entropy of shown positions too low. */
  few_positions: { row: 'A6', verdict: 'invalid' },
  /** Too many unanswered. */
  too_few_answers: { row: 'A7', verdict: 'invalid' },
  /** Some unanswered. */
  some_unanswered: { row: 'A7', verdict: 'caution' },
  /** Page hidden for much of the time, or for long on several questions. */
  left_the_page: { row: 'A7', verdict: 'caution' },
  /** A negative time. */
  times_impossible: { row: 'A8', verdict: 'invalid' },
  /** Many of the times are one and the same. */
  times_identical: { row: 'A8', verdict: 'invalid' },
  /** The times hardly differ. */
  times_uniform: { row: 'A8', verdict: 'invalid' },
  /** Server and device disagree on how long it took. */
  clocks_differ: { row: 'A8', verdict: 'invalid' },
  /** Few answers have a time: effort is not known. */
  times_missing: { row: 'A1', verdict: 'caution' },
} as const satisfies Record<string, { row: Row; verdict: Verdict }>
export type JudgementCode = keyof typeof JUDGEMENTS

export type Judgement = { verdict: Verdict; codes: JudgementCode[] }

/** The codes in the table's order, and the gravest of what they do. */
export const judgementOf = (found: Partial<Record<JudgementCode, boolean>>): Judgement => {
  const codes = (Object.keys(JUDGEMENTS) as JudgementCode[]).filter((code) => found[code])
  const verdicts = codes.map((code): Verdict => JUDGEMENTS[code].verdict)
  if (verdicts.includes('invalid')) return { verdict: 'invalid', codes }
  return { verdict: verdicts.includes('caution') ? 'caution' : 'valid', codes }
}
