import { importsOf, type Source } from './arrows'

type Way = { title: string; said: number; files: string[] }

/** The numbered files of each way in docs/ways.md, under its heading, and how many the text says they are. */
export const waysOf = (text: string): Way[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      said: Number(/(\d+) files/.exec(section)?.[1]),
      files: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file ?? ''),
    }))

/** Files of a way that no earlier file of it names, the first one excepted. `sources` in the way's order. */
export const unnamedFiles = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }, index) => index > 0 && !sources.slice(0, index).some((from) => names(from, path)))
    .map(({ path }) => path)

const names = (from: Source, path: string): boolean =>
  isImported(from, path) || isWritten(from, path) || isCalled(from, path)

const isImported = (from: Source, path: string): boolean =>
  importsOf(from).some(({ target, ours }) => ours && moduleOf(target) === moduleOf(path))

const moduleOf = (path: string): string => path.replace(/\.tsx?$/, '').replace(/\/index$/, '')

/** Of these every other folder has one: their folder must be written as well. */
const EVERYWHERE = /^(?:index|page|layout|route)\./

const isWritten = ({ text }: Source, path: string): boolean => {
  const [name = '', folder] = path.split('/').reverse()
  const ending = EVERYWHERE.test(name) ? `${folder}/${name}` : name
  return new RegExp(`(?<![\\w.-])${ending.replace(/[.[\]]/g, '\\$&')}(?!\\w)`).test(text)
}

/** `call('report.read'` names report.ts in cms/endpoints (call-nouns.test.ts). */
const isCalled = ({ text }: Source, path: string): boolean => {
  const [, noun] = /^cms\/endpoints\/(?:.+\/)?([\w-]+)\.ts$/.exec(path) ?? []
  return noun !== undefined && new RegExp(`\\bcall\\('${noun}\\.`).test(text)
}
