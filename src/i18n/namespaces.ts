/**
 * The developer's words by namespace: `pay.buy` is `buy` in `pay.json` of a locale's folder. The English files give all
 * nine their shape; a namespace that has no line here, or lacks a file, fails in tests/unit/locales.
 */
const ENGLISH = {
  error: () => import('../../locales/EN/error.json'),
  notFound: () => import('../../locales/EN/notFound.json'),
  pay: () => import('../../locales/EN/pay.json'),
  report: () => import('../../locales/EN/report.json'),
  explain: () => import('../../locales/EN/explain.json'),
  mail: () => import('../../locales/EN/mail.json'),
  chrome: () => import('../../locales/EN/chrome.json'),
  cookies: () => import('../../locales/EN/cookies.json'),
  test: () => import('../../locales/EN/test.json'),
  landing: () => import('../../locales/EN/landing.json'),
  support: () => import('../../locales/EN/support.json'),
  protocol: () => import('../../locales/EN/protocol.json'),
  standIn: () => import('../../locales/EN/standIn.json'),
  passing: () => import('../../locales/EN/passing.json'),
  questionnaire: () => import('../../locales/EN/questionnaire.json'),
  packages: () => import('../../locales/EN/packages.json'),
  account: () => import('../../locales/EN/account.json'),
  triple: () => import('../../locales/EN/triple.json'),
  centre: () => import('../../locales/EN/centre.json'),
  articles: () => import('../../locales/EN/articles.json'),
  courses: () => import('../../locales/EN/courses.json'),
  help: () => import('../../locales/EN/help.json'),
  explore: () => import('../../locales/EN/explore.json'),
  daily: () => import('../../locales/EN/daily.json'),
  treeHole: () => import('../../locales/EN/treeHole.json'),
  games: () => import('../../locales/EN/games.json'),
  experiment: () => import('../../locales/EN/experiment.json'),
  health: () => import('../../locales/EN/health.json'),
  map: () => import('../../locales/EN/map.json'),
  questionnaireReport: () => import('../../locales/EN/questionnaireReport.json'),
  iqReport: () => import('../../locales/EN/iqReport.json'),
  reportFile: () => import('../../locales/EN/reportFile.json'),
  download: () => import('../../locales/EN/download.json'),
  certificate: () => import('../../locales/EN/certificate.json'),
  review: () => import('../../locales/EN/review.json'),
  share: () => import('../../locales/EN/share.json'),
  cancel: () => import('../../locales/EN/cancel.json'),
  plans: () => import('../../locales/EN/plans.json'),
  subscription: () => import('../../locales/EN/subscription.json'),
}

export type Namespace = keyof typeof ENGLISH
export const NAMESPACES = Object.keys(ENGLISH) as Namespace[]

export type Messages = { [Name in Namespace]: Awaited<ReturnType<(typeof ENGLISH)[Name]>>['default'] }
