import type { Source } from './arrows'

type Tags = { readers: readonly string[]; tagsOf: (reader: string) => readonly string[] }

/** Cached reads and invalidation that do not meet, one sentence each (content/tags.ts). */
export const wrongTags = ({ sources, readers, tagsOf }: Tags & { sources: readonly Source[] }): string[] => {
  const content = sources.filter(({ path }) => path.startsWith('content/'))
  const invalidated = new Set(sources.flatMap(invalidatedIn))
  const read = new Set(readers.flatMap((reader) => tagsOf(reader)))
  return [
    ...sources.flatMap(invalidatesAnother),
    ...[...invalidated].filter((slug) => !read.has(slug)).map((slug) => `nobody reads ${slug}`),
    ...[...read].filter((slug) => !invalidated.has(slug)).map((slug) => `${slug} invalidates nothing`),
    ...readers.flatMap((reader) => usesOf({ content, reader })),
    ...content.flatMap(cachesWithoutReader),
    ...content.flatMap((source) => readsUntagged({ source, tagsOf })),
  ]
}

const HOOK = /\binvalidating(?:Global)?\('([\w-]+)'\)/g

const invalidatedIn = ({ path, text }: Source): string[] =>
  /^cms\/(?:collections|globals)\//.test(path) ? all(text, HOOK) : []

/** A collection marks its own reads as stale, not another's. */
const invalidatesAnother = ({ path, text }: Source): string[] => {
  const own = /\bslug: '([\w-]+)'/.exec(text)?.[1]
  const others = invalidatedIn({ path, text }).filter((slug) => slug !== own)
  return others.map((slug) => `${path} invalidates ${slug}`)
}

/** The key's first word, then whatever else it holds, then the tags. */
const CACHE = /\[\s*'([\w-]+)'[^\]]*\],\s*\{\s*tags: tagsOf\('([\w-]+)'\)/g

const usesOf = ({ content, reader }: { content: readonly Source[]; reader: string }): string[] => {
  const uses = content.flatMap(({ text }) => [...text.matchAll(CACHE)].filter(([, key]) => key === reader))
  return uses.length === 1 ? [] : [`the reader ${reader} caches in ${uses.length} places`]
}

const cachesWithoutReader = ({ path, text }: Source): string[] => {
  const caches = [...text.matchAll(CACHE)]
  const wrong = caches.filter(([, key, reader]) => key !== reader).map(([, key]) => key)
  const count = all(text, /(\bunstable_cache\()/g).length
  return [
    ...wrong.map((key) => `${path} caches ${key} under the tags of another`),
    ...(count === caches.length
      ? []
      : [`${path} caches ${count} reads, ${caches.length} under a reader's name`]),
  ]
}

/** What a file with cached reads asks Payload for by name is among the tags of its readers. */
const readsUntagged = ({
  source: { path, text },
  tagsOf,
}: {
  source: Source
  tagsOf: Tags['tagsOf']
}): string[] => {
  const tags = [...text.matchAll(CACHE)].flatMap(([, , reader = '']) => tagsOf(reader))
  if (tags.length === 0) return []
  const asked = all(text, /\b(?:collection|slug): '([\w-]+)'/g)
  return [...new Set(asked)]
    .filter((slug) => !tags.includes(slug))
    .map((slug) => `${path} reads ${slug} untagged`)
}

const ROW = /^ {2}(?:\/\/ (\S+\.ts)|'?([\w-]+)'?: \[)/gm

/** Readers that content/tags.ts does not list under the file that caches them. */
export const misfiledReaders = (sources: readonly Source[]): string[] => {
  const table = sources.find(({ path }) => path === 'content/tags.ts')?.text ?? ''
  let file = ''
  return [...table.matchAll(ROW)].flatMap(([, heading, reader]) => {
    if (heading) file = heading
    const source = sources.find(({ path }) => path === `content/${file}`)
    return !reader || source?.text.includes(`tagsOf('${reader}')`) ? [] : [`${reader} is not read in ${file}`]
  })
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
