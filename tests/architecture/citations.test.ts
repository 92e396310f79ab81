import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brokenCitations, citationsIn, type Paper, wrongTable } from './citations'

const root = fileURLToPath(new URL('../..', import.meta.url))
const FOLDERS = ['src', 'scripts', 'tests', 'docs', 'migrations', 'locales', '.ci', '.github']
/** What other people wrote, what is generated, and the breaches that are planted below. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|\.\w+)\/|^src\/payload-(?:types|schema)\.ts$|shapes\/.+\.json$|^tests\/architecture\/citations\.test\.ts$/
const READ = /\.(?:[cm]?[jt]sx?|md|css|sql|json|ya?ml|sh)$|(?:^|\/)(?:run|Dockerfile|\.env\.example)$/

const filesIn = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    : []

const paths = [
  ...FOLDERS.flatMap(filesIn),
  ...readdirSync(root).filter((name) => name !== 'package-lock.json'),
].filter((path) => READ.test(path) && !LEFT_OUT.test(path.replace(/^\.(?:ci|github)\//, '')))
const isFile = (path: string): boolean => statSync(join(root, path)).isFile()
const papers: Paper[] = paths
  .filter(isFile)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const exists = (path: string): boolean => existsSync(join(root, path))

describe('every citation', () => {
  it('of a document resolves, and none is of a paper that is not in the repository', () => {
    expect(papers.length).toBeGreaterThan(0)
    expect(brokenCitations({ papers, exists })).toEqual([])
  })

  it('is found: decisions, facts, and headings', () => {
    const cited = papers.filter(({ path }) => path.startsWith('src/')).flatMap(citationsIn)
    const to = (folder: string) => cited.filter(({ path }) => path.startsWith(folder))
    expect(to('docs/decisions/').length).toBeGreaterThan(0)
    expect(to('docs/facts/').flatMap(({ sections }) => sections).length).toBeGreaterThan(0)
    expect(cited.filter(({ heading }) => heading !== undefined).length).toBeGreaterThan(0)
  })
})

describe('the table of decisions', () => {
  it('says of each its number, its title and its status', () => {
    expect(wrongTable(papers)).toEqual([])
  })

  it.each([
    ['another status', '| 1 | [One](0001-one.md) | accepted, not built yet |'],
    ['another title', '| 1 | [Two](0001-one.md) | accepted |'],
    ['no row', ''],
  ])('with %s is found', (_, row) => {
    const decision = { path: 'docs/decisions/0001-one.md', text: '# 1. One\n\nStatus: accepted\n' }
    expect(wrongTable([decision, { path: 'docs/decisions/README.md', text: row }])).not.toEqual([])
  })
})

const HERE: Paper[] = [
  { path: 'docs/decisions/0024-late-answers.md', text: '# 24. An answer may arrive late\n' },
  { path: 'docs/facts/measurement.md', text: '## 3. The gate\n\n| A1 | rule |\n\n### 1.2 Weights\n' },
  { path: 'docs/facts/commerce.md', text: '## 1. Providers\n\n- **R9** A mail.\n- **P-14** A refund.\n' },
  { path: 'docs/facts/faults.md', text: '| F-05 | a lock |\n' },
  { path: 'docs/product.md', text: '# Product\n\n## Constants\n' },
]
const known = new Set([...HERE.map(({ path }) => path), 'src/here.ts', 'docs/decisions'])
const breachesOf = (path: string, text: string): string[] =>
  brokenCitations({ papers: [...HERE, { path, text }], exists: (asked) => known.has(asked) })

describe('a planted breach is found', () => {
  it.each([
    ['src/a.ts', '/** Late (docs/decisions/0099). */', 'docs/decisions/0099, which is not there'],
    ['src/a.ts', '/** Late (docs/decisions/24). */', 'docs/decisions/24, which is not there'],
    ['src/a.ts', '// See docs/nowhere.md.', 'docs/nowhere.md, which is not there'],
    ['src/a.ts', '/** docs/facts/measurement.md 9 */', '"9" of docs/facts/measurement.md'],
    ['src/a.ts', '/** docs/facts/measurement.md 1.2 and 1.3 */', '"1.3" of docs/facts/measurement.md'],
    ['src/a.ts', '/** (docs/facts/measurement.md\n * 1.4: so) */', '"1.4" of docs/facts/measurement.md'],
    ['src/a.ts', '/** docs/facts/measurement.md 3, A2 */', '"A2" of docs/facts/measurement.md'],
    ['src/a.ts', '/** docs/facts/commerce.md R9, R10 */', '"R10" of docs/facts/commerce.md'],
    ['docs/a.md', 'So says `docs/facts/commerce.md` 7.', '"7" of docs/facts/commerce.md'],
    ['src/a.ts', '/** docs/product.md, "Numbers" */', '"Numbers" of docs/product.md'],
    ['docs/a.md', 'See [there](nowhere.md).', 'docs/nowhere.md, which is not there'],
    ['docs/decisions/0001-one.md', 'It lives in `src/gone.ts`.', 'names src/gone.ts'],
    ['tests/a.test.ts', "it('refunds (P-14)', () => {})", 'says P-14 and not that docs/facts/commerce.md'],
    ['tests/a.test.ts', "it('waits (F-05)', () => {})", 'says F-05 and not that docs/facts/faults.md'],
    ['src/a.ts', '/** Late (DECISIONS 24). */', 'a numbered paper'],
    ['src/a.ts', '/** Late (DECISION 24). */', 'a numbered paper'],
    ['src/a.ts', '/** Narrower than the 0.7 of MEASUREMENT\n * 1.7 */', 'a numbered paper'],
    ['src/a.ts', '/** COMMERCE R9 */', 'a numbered paper'],
    ['src/a.ts', '/** COMMERCE I7 */', 'a numbered paper'],
    ['tests/a.ts', '// SECURITY 4', 'a numbered paper'],
    ['tests/a.ts', '// PLATFORM D8', 'a numbered paper'],
    ['docs/a.md', 'As COMMERCE.md says.', 'a paper that is not here'],
    ['src/a.ts', '/** The four steps (specification 9) */', 'a section of the specification'],
    ['src/a.ts', "/** The specification's section 7 */", 'a section of the specification'],
    ['src/a.ts', '/** Section 2 of the specification */', 'a section of the specification'],
    ['src/a.ts', '// product-spec.md says so', 'the specification'],
    ['docs/a.md', 'See ../shared/notes.', 'a folder beside the repository'],
    ['docs/a.md', 'The money of issue 5.', 'an issue'],
  ])('%s: %s', (path, text, breach) => {
    const found = breachesOf(path, text)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(path)
    expect(found[0]).toContain(breach)
  })

  it.each([
    ['src/a.ts', '/** Late (docs/decisions/0024), as docs/decisions/0024-late-answers.md says. */'],
    ['src/a.ts', '/** docs/facts/measurement.md 3. At .15 it costs more. */'],
    ['src/a.ts', '/** docs/facts/measurement.md 1.2 b; docs/facts/measurement.md 3, A1 */'],
    ['src/a.ts', '/** (docs/facts/commerce.md 1, trap\n * a). */'],
    ['src/a.ts', '/** docs/product.md,\n * "Constants": 365 days. */'],
    ['tests/a.test.ts', '// P-nn: docs/facts/commerce.md 1.\nit("refunds (P-14)")'],
    ['scripts/a.ts', 'writes docs/proof-<which>.md, or `docs/proof-' + '$' + '{which}.md`'],
    ['docs/decisions/0001-one.md', 'It lives in `src/here.ts`. See [late](0024-late-answers.md).'],
    ['src/a.ts', "export const STYLE = { height: 48 }\nconst query = 'REPORT'"],
  ])('and %s: %s is none', (path, text) => {
    expect(breachesOf(path, text)).toEqual([])
  })
})
