/**
 * What may wait when too many come at once. `work` goes last: answering, paying, reading what was paid, and the scripts
 * that those screens need. `begin` before it: new sittings, the admin, everything unnamed under /api. `browse` first:
 * landing pages and what hangs on them.
 */
export const LANES = ['browse', 'begin', 'work']
export const [BROWSE, BEGIN, WORK] = [0, 1, 2]

const BEGINS = ['/api/exam/sitting/start', '/answer_question/start_loading']
const WORKS = [
  '/_next/static/',
  '/pay',
  '/api/exam/',
  '/api/vip/',
  '/api/sandbox/',
  '/api/stripe/',
  '/api/paypal/',
  '/api/internal/',
  '/api/app/payment/',
  '/answer',
  '/question',
  '/quiz',
  '/email/',
  '/scheme_select',
  '/primer',
  '/report',
  '/retrieve',
  '/r/',
  '/cancel',
]
const BROWSES = ['/api/app/', '/api/media/']

/** The lane of a request by its path; null for who only asks whether we can serve: never shed, and in nobody's way. */
export const laneOf = (url) => {
  if (/^\/readyz(?:[?#]|$)/.test(url)) return null
  for (const start of BEGINS) if (url.startsWith(start)) return BEGIN
  for (const start of WORKS) if (url.startsWith(start)) return WORK
  for (const start of BROWSES) if (url.startsWith(start)) return BROWSE
  return url.startsWith('/api') || url.startsWith('/admin') ? BEGIN : BROWSE
}
