/** The headers that every call carries (docs/product.md, "Calls"). */
export const callHeaders = (): Record<string, string> => {
  const [, examApp = ''] = /\/([a-z0-9]{1,24}-\d{1,9})\/?$/.exec(window.location.pathname) ?? []
  const hl = document.documentElement.dataset.hl ?? 'EN'
  return {
    'Content-Type': 'application/json',
    logid: new URLSearchParams(window.location.search).get('logid') ?? '',
    'App-Version': document.documentElement.dataset.build ?? '',
    'Exam-App-Id': examApp,
    Domain: window.location.hostname,
    Domains: window.location.hostname,
    hl,
    uid: '',
    'App-Language': document.documentElement.lang,
  }
}
