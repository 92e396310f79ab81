/** What may stand in the place of a question about health. As load-statement-question.ts; only tests about health load it. */
export const loadHealthTurn = () => import('../health/health-turn').then(({ HealthTurn }) => HealthTurn)
