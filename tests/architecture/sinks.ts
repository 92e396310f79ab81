import { type Source, withoutComments } from './arrows'

/** What makes markup or code of a text. React and our own escaping stand between texts and pages; these go around them. */
const SINKS: readonly [sink: RegExp, name: string][] = [
  [/\bdangerouslySetInnerHTML\b/, 'dangerouslySetInnerHTML'],
  [/\.(?:inner|outer)HTML\b|\[['"`](?:inner|outer)HTML['"`]\]/, 'innerHTML'],
  [/\binsertAdjacentHTML\b/, 'insertAdjacentHTML'],
  [/\bcreateContextualFragment\b/, 'createContextualFragment'],
  [/\b(?:setHTMLUnsafe|parseHTMLUnsafe)\b/, 'setHTMLUnsafe'],
  [/\bdocument\s*\.\s*write(?:ln)?\b/, 'document.write'],
  [/\bsrcdoc\b/i, 'srcdoc'],
  [/(?<![.\w])eval\s*\(|\b(?:window|globalThis|self)\s*\.\s*eval\b|\(0,\s*eval\)/, 'eval'],
  [/\bnew\s+Function\b|(?<![.\w])Function\s*\(/, 'new Function'],
  [/\bset(?:Timeout|Interval)\s*\(\s*['"`]/, 'a timer with a text'],
  [/\bnode:vm\b|from\s+['"]vm['"]/, 'node:vm'],
  [/['"`]\s*javascript:/i, 'a javascript: address'],
]

/** Where one of them stands nevertheless. */
export type Exception = { path: string; name: string; because: string }

/** Every sink that is no exception, and every exception without its sink; one sentence each. */
export const sinksIn = ({
  sources,
  exceptions,
}: {
  sources: readonly Source[]
  exceptions: readonly Exception[]
}): string[] => {
  const found = sources.flatMap(({ path, text }) => {
    const code = withoutComments(text)
    return SINKS.filter(([sink]) => sink.test(code)).map(([, name]) => ({ path, name }))
  })
  const same = (one: Omit<Exception, 'because'>) => (other: Omit<Exception, 'because'>) =>
    one.path === other.path && one.name === other.name
  return [
    ...found.filter((each) => !exceptions.some(same(each))).map(({ path, name }) => `${path} uses ${name}`),
    ...exceptions
      .filter((each) => !found.some(same(each)))
      .map(({ path, name }) => `${path} uses no ${name} any more`),
  ]
}
