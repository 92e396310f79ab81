/** A file by its path in the repository. */
export type Paper = { path: string; text: string }

type Citation = { from: string; path: string; sections: string[]; heading?: string }

/** Papers that are not in the repository, by the names that were once cited. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [
    /\b(?:DECISIONS?|MEASUREMENT|COMMERCE|SECURITY|PLATFORM|ARCHITECTURE|INSTRUMENTS|SUBSCRIPTIONS|ACCOUNTS|MARKETING|CENTRE|REPORT|SCALE|STYLE|VISUAL) (?:§ ?)?[A-Z]{0,2}-?\d/,
    'a numbered paper',
  ],
  [
    /(?<![\w/])(?:DECISIONS|MEASUREMENT|COMMERCE|SECURITY|PLATFORM|INSTRUMENTS|SUBSCRIPTIONS|VISUAL)\.md\b/,
    'a paper',
  ],
  [/\bspecification(?:['’]s)?,? (?:sections? )?\d/i, 'a section of the specification'],
  [/\bsections? \d+(?:\.\d+)* of the specification\b/i, 'a section of the specification'],
  [/\bproduct-spec\b/, 'the specification'],
  [/\.\.\/shared\b/, 'a folder beside the repository'],
  [/(?<!\/)\bissues? \d+\b/i, 'an issue'],
]

const SECTION = String.raw`(?:\d+(?:\.\d+)*|[RPFIA]-?\d+)(?![\w-])`
/** The path of a document, then perhaps `3`, `1.2 and 1.3`, `3, A4` or a heading: `, "Constants"`. A backtick may close the path. */
const CITED = new RegExp(
  String.raw`(?<![\w./-])docs/([\w./-]*\w)(?![\w<*$-])\`?(?:,? "([^"\n]+)"|((?:(?:,| and| to)? ${SECTION})*))`,
  'g',
)
const LINK = /\]\(([^)\s:#]+)(?:#[^)]*)?\)/g
/** Code that a decision or a fact names, in backticks. */
const NAMED = /`((?:src|tests|scripts)\/[^`\s]+)`/g

/** What of the papers does not resolve; one sentence each. `exists` knows files and folders of the repository. */
export const brokenCitations = ({
  papers,
  exists,
}: {
  papers: readonly Paper[]
  exists: (path: string) => boolean
}): string[] => {
  const textOf = new Map(papers.map(({ path, text }) => [path, text]))
  const find = (path: string): string | null =>
    /^docs\/decisions\/\d{4}a?$/.test(path)
      ? (papers.find((paper) => paper.path.startsWith(`${path}-`))?.path ?? null)
      : exists(path)
        ? path
        : null
  return papers.flatMap((paper) => [
    ...ELSEWHERE.flatMap(([pattern, name]) => {
      const found = pattern.exec(flat(paper.text))
      return found ? [`${paper.path} cites ${name} that is not here: ${found[0]}`] : []
    }),
    ...citationsIn(paper).flatMap((citation) => {
      const path = find(citation.path)
      if (path === null) return [`${paper.path} cites ${citation.path}, which is not there`]
      const missing = missingIn({ citation, text: textOf.get(path) ?? '' })
      return missing.map((name) => `${paper.path} cites ${name} of ${citation.path}, which it does not have`)
    }),
    ...(paper.path.startsWith('docs/decisions/') || paper.path.startsWith('docs/facts/')
      ? [...paper.text.matchAll(NAMED)]
          .filter(([, path = '']) => !exists(path))
          .map(([, path]) => `${paper.path} names ${path}, which is not there`)
      : []),
    ...bareCodes(paper),
  ])
}

/** Every citation of a document: by its path from the root anywhere, by a relative link in a document. */
export const citationsIn = ({ path, text }: Paper): Citation[] => {
  const cited = [...flat(text).matchAll(CITED)].map(([, rest, heading, sections = '']): Citation => {
    const found = sections.match(new RegExp(SECTION, 'g')) ?? []
    return { from: path, path: `docs/${rest}`, sections: found, heading }
  })
  const links = path.endsWith('.md')
    ? [...text.matchAll(LINK)].map(([, target = '']): Citation => {
        return { from: path, path: resolve(path, target), sections: [] }
      })
    : []
  return [...cited, ...links]
}

/** The table of decisions against the decisions: number, title and status; one sentence each. */
export const wrongTable = (papers: readonly Paper[]): string[] => {
  const folder = 'docs/decisions/'
  const table = papers.find(({ path }) => path === `${folder}README.md`)?.text ?? ''
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line))
  const wanted = papers
    .filter(({ path }) => path.startsWith(folder) && path !== `${folder}README.md`)
    .map(({ path, text }) => {
      const [, number, title] = /^# (\d+a?)\. (.+)$/m.exec(text) ?? []
      const [, status] = /^Status: (.+)$/m.exec(text) ?? []
      return `| ${number} | [${title}](${path.slice(folder.length)}) | ${status} |`
    })
  return [
    ...wanted.filter((row) => !rows.includes(row)).map((row) => `the table lacks ${row}`),
    ...rows.filter((row) => !wanted.includes(row)).map((row) => `no decision is as the table says: ${row}`),
  ]
}

const missingIn = ({ citation, text }: { citation: Citation; text: string }): string[] => {
  const { sections, heading, path } = citation
  // A number behind another document, or behind a decision, is a word of the sentence.
  const numbered = path.startsWith('docs/facts/') ? sections : []
  return [
    ...numbered.filter((section) => !definitionOf(section).test(text)),
    ...(heading === undefined || new RegExp(`^#+ ${escaped(heading)}$`, 'm').test(text) ? [] : [heading]),
  ].map((name) => `"${name}"`)
}

/** A section is a heading, `## 3.` or `### 1.2`; a code is bold at its place, or the first cell of a row. */
const definitionOf = (section: string): RegExp =>
  /^\d/.test(section)
    ? new RegExp(`^#{2,4} ${escaped(section)}[. ]`, 'm')
    : new RegExp(`\\*\\*${section}\\*\\*|^\\| ${section} \\|`, 'm')

/** P-nn and F-nn are rows of the facts: who uses one says where they stand. */
const CODES: readonly [RegExp, string][] = [
  [/\bP-\d\d\b/, 'docs/facts/commerce.md'],
  [/\bF-\d\d\b/, 'docs/facts/faults.md'],
]

const bareCodes = ({ path, text }: Paper): string[] =>
  CODES.flatMap(([code, home]) => {
    const [found] = code.exec(text) ?? []
    const isSaid = path === home || text.includes(home) || text.includes(`(${home.split('/').at(-1)})`)
    return found && !isSaid ? [`${path} says ${found} and not that ${home} has it`] : []
  })

/** A comment is read as one line: a citation may be broken over two. */
const flat = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#(?!#))?\s*/g, ' ')

const resolve = (from: string, target: string): string => {
  const at = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') at.pop()
    else if (step !== '.' && step !== '') at.push(step)
  }
  return at.join('/')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
