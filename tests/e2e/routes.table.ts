/** What the running site answers. Data only: a test requests each row without following redirects and without scripts. */
export type RouteCheck = {
  path: string
  headers?: Record<string, string>
  status: number
  /** Must stand in the HTML as served. */
  text?: string
  lang?: string
  /** 'public': s-maxage; 'private': private, no-cache. */
  cache?: 'public' | 'private'
  location?: string
}

const cookie = (locale: string) => ({ cookie: `i18n_redirected=${locale}` })
const accept = (languages: string) => ({ 'accept-language': languages })
const fr = (path: string) => ({ status: 404, lang: 'fr', text: `Page introuvable\u202f: ${path}` })
const en = (path: string) => ({ status: 404, lang: 'en', text: `Page Not Found: ${path}` })

/** An address that has no one spelling, told in the front's own page. */
const unreadable = (lang: 'fr' | 'en') => ({
  headers: { accept: 'text/html' },
  status: 400,
  lang,
  text: lang === 'fr' ? 'Page introuvable' : 'Page not found',
})

/** Storefront iq and exam 1 exist, exam 999 does not. */
export const ROUTE_CHECKS: RouteCheck[] = [
  // Language
  { path: '/?hl=FR', status: 200, lang: 'fr', cache: 'public' },
  { path: '/', status: 200, lang: 'en', cache: 'private' },
  { path: '/?hl=fr', headers: cookie('JA'), status: 200, lang: 'fr', cache: 'private' },
  { path: '/?hl=xx', headers: cookie('JA'), status: 200, lang: 'en', cache: 'private' },
  { path: '/landing_page/new/iq-1?hl=HK', status: 200, lang: 'zh-Hant-HK', cache: 'public' },
  { path: '/landing_page/new/iq-1?hl=FR&hl=DE', status: 200, lang: 'de', cache: 'public' },
  { path: '/landing_page/new/iq-1?hl=', status: 200, lang: 'en', cache: 'private' },
  { path: '/landing_page/new/iq-1?hl=FR', headers: cookie('JA'), status: 200, lang: 'fr', cache: 'public' },
  { path: '/landing_page/new/iq-1', headers: cookie('JA'), status: 200, lang: 'ja', cache: 'private' },
  {
    path: '/landing_page/new/iq-1',
    headers: accept('fr-CH, en;q=0.5'),
    status: 200,
    lang: 'fr',
    cache: 'private',
  },
  { path: '/landing_page/new/iq-1', headers: accept('zh-TW,zh;q=0.9'), status: 200, lang: 'zh-Hant-HK' },
  {
    path: '/landing_page/new/iq-1',
    headers: { ...cookie('zz'), ...accept('pt-BR') },
    status: 200,
    lang: 'pt-PT',
  },
  // Aliases
  { path: '/new/iq-1?hl=KR', status: 200, lang: 'ko', cache: 'public' },
  { path: '/landing_page/new-old/iq-1', status: 200, lang: 'en', cache: 'private' },
  { path: '/landing_page/test_center/iq-1?hl=CN', status: 200, lang: 'zh-Hans', cache: 'public' },
  { path: '/paying/iq-1?hl=FR', status: 200, lang: 'fr' },
  { path: '/scheme_select/iq-1', status: 200, lang: 'en' },
  { path: '/pay_package/iq-1?hl=DE', status: 200, lang: 'de' },
  { path: '/triplePurchase/iq-1?hl=ES', status: 200, lang: 'es' },
  { path: '/paying/upgrade-bak/iq-1?hl=DE', status: 200, lang: 'de' },
  // Well-formed, unknown exam
  { path: '/landing_page/new/iq-999?hl=FR', ...fr('/landing_page/new/iq-999'), cache: 'public' },
  { path: '/new/iq-999?hl=FR', ...fr('/new/iq-999') },
  { path: '/landing_page/new-old/iq-999', ...en('/landing_page/new-old/iq-999'), cache: 'private' },
  {
    path: '/landing_page/new/iq-999',
    headers: cookie('JA'),
    status: 404,
    lang: 'ja',
    text: '：/landing_page/new/iq-999',
  },
  // Not of its form
  { path: '/landing_page/new/IQ-1?hl=FR', ...fr('/landing_page/new/IQ-1') },
  { path: '/landing_page/new/iq-01?hl=FR', ...fr('/landing_page/new/iq-01') },
  { path: '/landing_page/new/iq-1234567890', ...en('/landing_page/new/iq-1234567890') },
  { path: '/landing_page/new/iq-1~2?hl=FR', ...fr('/landing_page/new/iq-1~2') },
  { path: '/Landing_Page/new/iq-1?hl=FR', ...fr('/Landing_Page/new/iq-1') },
  { path: '/landing_page/bogus/iq-1?hl=FR', ...fr('/landing_page/bogus/iq-1') },
  { path: '/landing_page/n%65w/iq-1?hl=FR', status: 200, lang: 'fr', cache: 'public' },
  // A landing name without a published page
  { path: '/landing_page/girl/iq-1?hl=FR', ...fr('/landing_page/girl/iq-1'), cache: 'public' },
  { path: '/girl/iq-1?hl=FR', ...fr('/girl/iq-1') },
  { path: '/landing_page/girl/iq-1', ...en('/landing_page/girl/iq-1'), cache: 'private' },
  { path: '/landing/no-such-name?hl=FR', ...fr('/landing/no-such-name') },
  // Unknown
  { path: '/x/y/z?hl=PT', status: 404, lang: 'pt-PT', text: 'Página não encontrada: /x/y/z' },
  { path: '/x/y/z', headers: cookie('KR'), status: 404, lang: 'ko', text: '/x/y/z', cache: 'private' },
  { path: '/foo.png', ...en('/foo.png') },
  { path: '/dir/foo.png?hl=FR', ...fr('/dir/foo.png') },
  // Internal paths typed by a visitor
  { path: '/FR/iq/1/landing/new?hl=FR', ...fr('/FR/iq/1/landing/new') },
  { path: '/FR/iq/1/landing/new', ...en('/FR/iq/1/landing/new') },
  { path: '/fr/iq/1/landing/new?hl=FR', ...fr('/fr/iq/1/landing/new') },
  { path: '/FR/iq/1/landing/new.png', ...en('/FR/iq/1/landing/new.png') },
  { path: '/iq/1/landing/new', ...en('/iq/1/landing/new') },
  { path: '/FR?hl=FR', ...fr('/FR') },
  { path: '/FR/home', ...en('/FR/home') },
  { path: '/home?hl=FR', ...fr('/home') },
  { path: '/not-found/x?hl=FR', ...fr('/not-found/x') },
  { path: '/FR/not-found/x', ...en('/FR/not-found/x') },
  { path: '/[locale]/home?hl=FR', ...fr('/[locale]/home') },
  // Hostile
  { path: '/%3Cscript%3Ealert(1)%3C%2Fscript%3E?hl=FR', ...unreadable('fr') },
  { path: '/%3Cscript%3Ealert(1)?hl=FR', ...fr('/%3Cscript%3Ealert(1)') },
  { path: '/a&b;c?hl=FR', ...fr('/a&amp;b;c') },
  { path: '/%E6?hl=FR', ...unreadable('fr') },
  { path: '/%', ...unreadable('en') },
  { path: '/a%2Fb/%252F?hl=FR', ...unreadable('fr') },
  { path: '/%252F?hl=FR', ...fr('/%252F') },
  { path: `/${'a'.repeat(3000)}?hl=FR`, ...fr(`/${'a'.repeat(299)}…`) },
  // Next's own redirects
  { path: '/landing_page/new/iq-1/?hl=FR', status: 308, location: '/landing_page/new/iq-1?hl=FR' },
  { path: '//x?hl=FR', ...unreadable('fr') },
]
