import { gzipSync } from 'node:zlib'

export type Script = { path: string; text: string; bytes: number }

/**
 * Every script that a first visit of a page loads: script elements, and the chunks that the page's own data names.
 * `bytes` is the gzipped size. A script for browsers without modules is not among them.
 */
export const scriptsOf = async (url: string): Promise<Script[]> => {
  const html = await (await fetch(url)).text()
  const legacy = [...html.matchAll(/<script\b[^>]*\bnoModule\b[^>]*>/gi)].map(([tag]) => tag).join('')
  const named = [...html.matchAll(/static\/chunks\/[\w.~/-]+?\.js/g)].map(([path]) => path)
  const paths = [...new Set(named)].filter((path) => !legacy.includes(path)).sort()
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(new URL(`/_next/${path}`, url))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
      const text = await answer.text()
      return { path, text, bytes: gzipSync(text).length }
    }),
  )
}
