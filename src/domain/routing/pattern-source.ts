import { LANDING_NAMES } from './landing-names'
import { ACCEPTS, type ParamName, PLACEHOLDER } from './pattern'

// Apart from pattern.ts: pages only fill patterns, and these names would go to every browser with it.

/** The old twins are of the names that there were. */
const OLD_TWIN = '{slug}-old'
const accepted = (pattern: string, name: ParamName): string =>
  name === 'slug' && pattern.includes(OLD_TWIN) ? LANDING_NAMES.join('|') : ACCEPTS[name]

/** Expression with one named group a placeholder. `before` comes before the pattern, `mark` behind the value of {examId}. */
export const toRegExp = (pattern: string, { before = '', mark = '' } = {}): RegExp => {
  const body = pattern.replace(
    PLACEHOLDER,
    (_, name: ParamName) => `(?<${name}>${accepted(pattern, name)})${name === 'examId' ? mark : ''}`,
  )
  return new RegExp(`^${before}${body}$`)
}

/** Source of a Next rewrite. */
export const toSource = (pattern: string): string =>
  pattern.replace(PLACEHOLDER, (_, name: ParamName) => `:${name}(${accepted(pattern, name)})`)

/** Destination of a Next rewrite. `mark` is put behind the value of {examId}. */
export const toDestination = (pattern: string, mark: string): string =>
  pattern.replace(PLACEHOLDER, (_, name: ParamName) => `:${name}${name === 'examId' ? mark : ''}`)
