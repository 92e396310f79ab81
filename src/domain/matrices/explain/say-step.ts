import { ATTRIBUTE_SCALE } from '../attributes'
import type { ExplanationStep } from './explanation'
import { kindOf } from './kind-of'
import { nameValue } from './name-value'
import type { PhraseKey, Say } from './say'

type Told = { step: ExplanationStep; say: Say }

/** One step in sentences: the rule, and what it makes of the last line and so of the missing panel. */
export const sayStep = ({ step, say }: Told): { rule: string; result: string[] } => {
  const facts = factsOf({ step, say })
  return {
    rule: say(ruleKey(step), facts),
    result: [...sayAround({ step, say }), ...resultKeys(step).map((key) => say(key, facts))],
  }
}

type Facts = Record<string, string | number>
/** Everything that some message may name. */
const factsOf = ({ step, say }: Told): Facts => {
  const { attribute, part, direction, values } = step
  const kind = kindOf(attribute)
  const by = step.by ?? 0
  const named = values.map((value) => nameValue({ kind, value, say }))
  return {
    part,
    where: say(`where.${alongOf(step)}`),
    last: say(`last.${direction}`),
    who: part === 'lines' ? '' : say(`who.${part}`),
    what: say(`what.${kind}`, { part }),
    form: by > 0 ? 'plus' : 'minus',
    sense: by > 0 ? 'up' : 'down',
    steps: Math.abs(by),
    degrees: Math.abs(by) * 45,
    values: named.join(say('comma')),
    value: named.at(-1) ?? '',
    count: countOf(step),
    equation: writeEquation(step),
  }
}

/** Diagonals run down or up to the right; the open line of those that fall starts in the first cell. */
const alongOf = ({ direction, lines }: ExplanationStep) => {
  if (direction !== 'diagonal') return direction
  return lines.at(-1)?.[0] === 0 ? 'falling' : 'rising'
}

/** How many figures the missing panel shows, where the attribute says so. */
const countOf = ({ attribute, values }: ExplanationStep): number => {
  const wanted = values.at(-1) ?? 0
  return ATTRIBUTE_SCALE[attribute] === 'set' ? bitCount(wanted) : wanted
}

const bitCount = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bitCount(mask >>> 1))

/** Rules on a diagonal that wraps end with a word on wrapping; the others with nothing. */
const sayAround = ({ step, say }: Told): string[] =>
  step.direction === 'diagonal' && step.lines.every(({ length }) => length === 3) ? [say('around')] : []

const ruleKey = ({ rule, attribute }: ExplanationStep): PhraseKey => {
  switch (rule) {
    case 'constant':
    case 'distribute-two':
    case 'arithmetic':
    case 'composition':
      return `rule.${rule}`
    default:
      // The grammar has no progression of sets and no set rule on anything else.
      return `rule.${rule}.${kindOf(attribute)}` as PhraseKey
  }
}

const resultKeys = ({ rule, attribute, values }: ExplanationStep): PhraseKey[] => {
  const kind = kindOf(attribute)
  const isSet = kind === 'slots' || kind === 'lines'
  if (values.at(-1) === null) return [rule === 'distribute-two' ? 'so.twice' : 'so.absent']
  switch (rule) {
    case 'constant':
    case 'progression':
      return [`so.${kind}`]
    case 'distribute-three':
      return [isSet ? `so.lacking.${kind}` : 'so.lacking.value']
    case 'distribute-two':
      return ['so.once']
    case 'arithmetic':
    case 'composition':
      return ['so.equation', `so.${kind}`]
    default:
      return isSet ? [`so.operate.${kind}`] : []
  }
}

/** The open line of an arithmetic rule as an equation: `2 + 3 = 5`, or `270° + 135° − 360° = 45°`; else empty. */
const writeEquation = ({ rule, by, values }: ExplanationStep): string => {
  const [a = 0, b = 0, c = 0] = values.map((value) => value ?? 0)
  const sign = by === 1 ? '+' : '−'
  if (rule === 'arithmetic') return `${a} ${sign} ${b} = ${c}`
  if (rule !== 'composition') return ''
  const turns = by === 1 ? a + b : a - b
  const round = turns >= FULL ? ' − 360°' : turns < 0 ? ' + 360°' : ''
  return `${degrees(a)} ${sign} ${degrees(b)}${round} = ${degrees(c)}`
}

const FULL = 8

const degrees = (eighths: number): string => `${eighths * 45}°`
