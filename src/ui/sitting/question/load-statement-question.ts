/**
 * The view of statements. Only questionnaires load it, because the question page of the IQ test has a budget for its code
 * (scripts/bench/figures/bundle.ts). Rejects when the code cannot be loaded; a new call tries again.
 */
export const loadStatementQuestion = () =>
  import('./statement-question').then(({ StatementQuestion }) => StatementQuestion)
