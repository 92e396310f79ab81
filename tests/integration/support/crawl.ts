import { site } from '../../support/site'

/** As a tool would ask: no cookies, no language but the row's. */
export const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site().url + path, { headers, redirect: 'manual' })

/** Links of a page that lead back to this site. */
export const linksOf = (html: string, page = '/'): string[] => {
  const base = new URL(page, 'http://here')
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const found = [...body.matchAll(/<(?:a|area)\b[^>]*?\bhref="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base),
  )
  const own = found.filter(({ origin }) => origin === base.origin)
  return [...new Set(own.map(({ pathname, search }) => pathname + search))]
}

type Dead = { path: string; from: string; status: number }

/** Follows every link to a depth; gives what is dead, with the page that leads there. */
export const crawl = async (start: string[], depth: number): Promise<{ seen: Set<string>; dead: Dead[] }> => {
  const seen = new Set(start)
  const dead: Dead[] = []
  let level = start.map((path) => ({ path, from: 'the start' }))
  for (let at = 0; at <= depth && level.length > 0; at++) {
    const next: typeof level = []
    for (const { path, from } of level) {
      const answer = await get(path)
      const html = await answer.text()
      if (answer.status >= 400) dead.push({ path, from, status: answer.status })
      for (const link of linksOf(html, path)) {
        if (seen.has(link)) continue
        seen.add(link)
        next.push({ path: link, from: path })
      }
    }
    level = next
  }
  return { seen, dead }
}
