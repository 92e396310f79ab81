/** Not needed before somebody asks for it. Rejects when the code cannot be loaded; a new call tries again. */
export const loadAllQuestions = () => import('./all-questions').then(({ AllQuestions }) => AllQuestions)
