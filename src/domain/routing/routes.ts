export type RouteRow = {
  /** Canonical public pattern. Placeholders: {code} {examId} {slug} {linkCode}. */
  path: string
  /**
   * Other public patterns of the same page, old twins included (docs/decisions/0021). Append only: the position is
   * stored in cached page paths.
   */
  aliases: readonly string[]
  /** Page below `src/app/(site)/[locale]`, with the same placeholders; {id} is `?id=` (docs/decisions/0046). */
  page: string
  /** Question pages keep their position on navigation, every other page goes to the top. */
  scroll: 'top' | 'keep'
  /** Without a screen a route answers 404. */
  built: boolean
}

type Options = { aliases?: string[]; page: string; scroll?: 'top' | 'keep'; built?: boolean }

const PLACE = '/{code}-{examId}'

/** A screen that belongs to one storefront and one exam. `page` is relative to `[code]/[examId]`. */
const screen = (path: string, { aliases = [], page, scroll = 'top', built = false }: Options): RouteRow => ({
  path: path + PLACE,
  aliases: aliases.map((alias) => alias + PLACE),
  page: `/{code}/{examId}/${page}`,
  scroll,
  built,
})

/**
 * Every route (docs/product.md, "Routes"). Twelve of them are ours: abnormal, certificate, courseOrder, deviceLink, guides, loginLink, myData,
 * purchases, reportLink, sharedResult, protocol, home's page.
 */
export const ROUTES = {
  home: { path: '/', aliases: [], page: '/home', scroll: 'top', built: true } as RouteRow,

  landing: screen('/landing_page/{slug}', {
    aliases: ['/landing_page/{slug}-old', '/{slug}'],
    page: 'landing/{slug}',
    built: true,
  }),
  landingPsychological: screen('/landing/psychological', {
    aliases: ['/psychological'],
    page: 'landing-psychological',
    built: true,
  }),

  /** Where a link leads that goes on with a sitting on another device. */
  deviceLink: screen('/continue', { page: 'test/device-link', built: true }),
  instructions: screen('/answer_question/start_loading', { page: 'test/instructions', built: true }),
  questions: screen('/answer_question/standard', {
    aliases: ['/question', '/question/standard', '/quiz/standard'],
    page: 'test/questions',
    scroll: 'keep',
    built: true,
  }),
  confirm: screen('/answer/submit', {
    aliases: ['/answer_submit', '/answer/submit-old', '/answer_submit-old', '/quiz/submit'],
    page: 'test/confirm',
    built: true,
  }),
  calculating: screen('/answer/loading', { page: 'test/calculating', built: true }),
  email: screen('/answer/email', { aliases: ['/email'], page: 'test/email', built: true }),
  abnormal: screen('/answer/abnormal', { page: 'test/abnormal', built: true }),

  tiers: screen('/paying/scheme', {
    aliases: ['/scheme_select', '/paying', '/paying/buyreport'],
    page: 'pay/tiers',
    built: true,
  }),
  payment: screen('/paying/payment', {
    aliases: ['/payment', '/paying/paypage', '/payPage', '/payinsider', '/primer'],
    page: 'pay/payment',
    built: true,
  }),
  payCheck: screen('/paying/check', { aliases: ['/payCheck'], page: 'pay/check', built: true }),
  payFailed: screen('/paying/failed', { aliases: ['/pay_failed'], page: 'pay/failed', built: true }),
  paySuccess: screen('/paying/success', { aliases: ['/pay_success'], page: 'pay/success', built: true }),
  /** A course that is bought by itself; which one stands in `?id=`. */
  courseOrder: screen('/paying/course', { page: 'pay/course', built: true }),
  payPackage: screen('/paying/package', { aliases: ['/pay_package'], page: 'pay/package', built: true }),
  triplePurchase: screen('/triplePurchase', { page: 'pay/triple', built: true }),
  premium: screen('/paying/premiumSubscriptions', { page: 'pay/premium', built: true }),
  subscribeCheck: screen('/paying/subscribe/check', { page: 'pay/subscribe-check', built: true }),
  upgrade: screen('/paying/upgrade', { aliases: ['/paying/upgrade-bak'], page: 'pay/upgrade', built: true }),

  teaser: screen('/report/result-free-test', { page: 'report/teaser', built: true }),
  report: screen('/report/result', { aliases: ['/report/result-old'], page: 'report/result', built: true }),
  wrongAnswers: screen('/report/wrong', { page: 'report/wrong', built: true }),
  guides: screen('/report/guide', { page: 'report/guide', built: true }),
  reportDownload: screen('/report/result-download', { page: 'report/download', built: true }),
  /** The public page of a certificate; which one stands in `?id=`. */
  certificate: screen('/c', { page: 'report/certificate/{id}', built: true }),
  /** The public page of a result; which one stands in `?id=`. */
  sharedResult: screen('/report/shared', { page: 'report/shared/{id}', built: true }),
  reportLink: screen('/r', { page: 'report/link', built: true }),
  /** Where the mail leads that asks a buyer for a review. */
  review: screen('/report/review', { page: 'report/review', built: true }),
  retrieve: screen('/retrieve_report', {
    aliases: ['/retrieve', '/report/retrieve'],
    page: 'report/retrieve',
    built: true,
  }),

  cancel: screen('/cancel/subscription', { page: 'cancel/subscription', built: true }),
  cancelDone: screen('/cancel/success', { page: 'cancel/success', built: true }),

  help: screen('/help', { page: 'help', built: true }),
  helpDetail: screen('/helpDetail', { aliases: ['/help-detail'], page: 'help/detail/{id}', built: true }),
  support: screen('/support', { page: 'support', built: true }),
  /** A legal page as it was; which version stands in `?id=`. */
  protocolEdition: screen('/protocol/{linkCode}/versions', { page: 'protocol/{linkCode}/{id}', built: true }),
  protocol: screen('/protocol/{linkCode}', { page: 'protocol/{linkCode}', built: true }),

  login: screen('/user/login', { page: 'user/login', built: true }),
  register: screen('/user/register', { page: 'user/register', built: true }),
  forgotPassword: screen('/user/forgot-password', { page: 'user/forgot-password', built: true }),
  editPassword: screen('/user/edit-password', { page: 'user/edit-password', built: true }),
  /** Where the mail of a purchase leads that signs in once. */
  loginLink: screen('/user/enter', { page: 'user/enter', built: true }),
  account: screen('/user/info', { page: 'user/info', built: true }),
  /** Where the mailed link leads that opens everything kept about an address. */
  myData: screen('/user/data', { page: 'user/data', built: true }),
  accountSettings: screen('/user/setting', { page: 'user/setting', built: true }),

  centre: screen('/userCenter', { page: 'centre', built: true }),
  courses: screen('/userCenter/courseList', { page: 'centre/courses', built: true }),
  courseDetail: screen('/userCenter/courseList/detail', { page: 'centre/courses/detail/{id}', built: true }),
  coursePdf: screen('/userCenter/courseList/detail/pdf', { page: 'centre/courses/pdf/{id}', built: true }),
  explore: screen('/userCenter/exploreMore', { page: 'centre/explore', built: true }),
  articles: screen('/userCenter/exploreMore/articles', { page: 'centre/articles', built: true }),
  articleDetail: screen('/userCenter/exploreMore/articles/detail', {
    page: 'centre/articles/detail/{id}',
    built: true,
  }),
  experiment: screen('/userCenter/exploreMore/experiment', { page: 'centre/experiment', built: true }),
  testCentre: screen('/userCenter/exploreMore/testCenter', { page: 'centre/tests', built: true }),
  testList: screen('/userCenter/exploreMore/testCenter/list', { page: 'centre/tests/list', built: true }),
  treeHole: screen('/userCenter/exploreMore/treeHole', { page: 'centre/tree-hole', built: true }),
  treeHoleAdd: screen('/userCenter/treeHole/add', {
    aliases: ['/userCenter/exploreMore/treeHole/add'],
    page: 'centre/tree-hole/add',
    built: true,
  }),
  treeHoleList: screen('/userCenter/treeHole/list', {
    aliases: ['/userCenter/exploreMore/treeHole/list'],
    page: 'centre/tree-hole/list',
    built: true,
  }),
  games: screen('/userCenter/gameCenter', { page: 'centre/games', built: true }),
  gameDetail: screen('/userCenter/gameCenter/detail', { page: 'centre/games/detail/{id}', built: true }),
  growth: screen('/userCenter/growthCenter', { page: 'centre/growth', built: true }),
  dailyQuestion: screen('/userCenter/growthCenter/dailyQuestion', {
    page: 'centre/growth/daily-question',
    built: true,
  }),
  psychologyCourses: screen('/userCenter/growthCenter/psychologyCourse', {
    page: 'centre/growth/courses',
    built: true,
  }),
  courseCategories: screen('/userCenter/psychologyCourse/categoryList', {
    aliases: ['/userCenter/growthCenter/psychologyCourse/categoryList'],
    page: 'centre/growth/categories',
    built: true,
  }),
  results: screen('/userCenter/resultReport', { page: 'centre/results', built: true }),
  /** The customer's orders with their receipts. */
  purchases: screen('/userCenter/purchases', { page: 'centre/purchases', built: true }),
  settings: screen('/userCenter/setting', { page: 'centre/settings', built: true }),
  userInfo: screen('/userCenter/setting/userInfo', {
    aliases: ['/userCenter/user-info'],
    page: 'centre/settings/user-info',
    built: true,
  }),
} satisfies Record<string, RouteRow>

export type RouteId = keyof typeof ROUTES
export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]
