import type { SafetyReading } from './read-safety'

/** Why help is shown with a result: an answer, a sum, a question that stayed open, or no reason of its own. */
export const HELP_REASONS = ['answer', 'sums', 'open', 'none'] as const
export type HelpReason = (typeof HELP_REASONS)[number]

/** An answer or a sum asks for help: it stands before everything else, and nothing is offered beside it. */
export const asksForHelp = (help: HelpReason | null): boolean => help === 'answer' || help === 'sums'

/** Null: the instrument asks for no such thing. */
export const helpIn = (safety: SafetyReading | null | undefined): HelpReason | null =>
  !safety
    ? null
    : safety.item === 'yes'
      ? 'answer'
      : safety.sums
        ? 'sums'
        : safety.item === 'open'
          ? 'open'
          : 'none'
