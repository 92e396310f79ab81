import type { AttributeKey } from '../attributes'
import type { Direction, RuleName } from '../rules'

/** Attributes as template ids spell them. */
export const LETTERS = {
  shape: 'figure.shape',
  fill: 'figure.fill',
  size: 'figure.size',
  turn: 'figure.rotation',
  count: 'figure.count',
  slots: 'figure.slots',
  'inner-shape': 'inner.shape',
  'inner-fill': 'inner.fill',
  'inner-turn': 'inner.rotation',
  lines: 'lines.segments',
} as const satisfies Record<string, AttributeKey>

type Name = keyof typeof LETTERS
export type Term = readonly [name: Name, rule: RuleName, direction?: Direction]

/** Each of the attributes under each of the rules in each of the directions. */
const each = (names: Name[], rules: RuleName[], directions: Direction[] = ['row']): Term[] =>
  names.flatMap((name) =>
    rules.flatMap((rule) =>
      directions.map((direction): Term => (direction === 'row' ? [name, rule] : [name, rule, direction])),
    ),
  )

/** Every choice of one term from each list. */
const cross = (...lists: Term[][]): Term[][] =>
  lists.reduce<Term[][]>(
    (chosen, list) => chosen.flatMap((terms) => list.map((term) => [...terms, term])),
    [[]],
  )

/** The same attributes, each constant along the same lines. */
const together = (names: Name[], directions: Direction[]): Term[][] =>
  directions.map((direction) => names.flatMap((name) => each([name], ['constant'], [direction])))

const CONSTANT: RuleName[] = ['constant']
const STEPS: RuleName[] = ['progression']
const D3: RuleName[] = ['distribute-three']
const D2: RuleName[] = ['distribute-two']
const SUM: RuleName[] = ['arithmetic']
const TURNS: RuleName[] = ['composition']
const SETS: RuleName[] = ['or', 'difference', 'and', 'xor']
const STRAIGHT: Direction[] = ['row', 'column']
const ALL: Direction[] = ['row', 'column', 'diagonal']

/** One rule. */
const SINGLE: Term[][] = cross([
  ...each(['shape', 'fill', 'turn', 'count', 'slots', 'lines', 'inner-shape', 'inner-turn'], CONSTANT, ALL),
  ...each(['shape', 'fill', 'turn', 'count', 'slots', 'lines', 'inner-shape', 'inner-turn'], D3, STRAIGHT),
  ...each(['count', 'turn', 'inner-turn'], STEPS, STRAIGHT),
  ...each(['count'], SUM, STRAIGHT),
  ...each(['turn', 'inner-turn'], TURNS, STRAIGHT),
  ...each(['inner-shape'], D2, STRAIGHT),
  ...each(['lines', 'slots'], SETS, STRAIGHT),
])

/** Several attributes that stay the same together: nothing but sameness to see, and options that are all odd. */
const SAME: Term[][] = [
  ...together(['shape', 'fill'], ALL),
  ...together(['turn', 'fill'], ALL),
  ...together(['count', 'turn'], ALL),
  ...together(['turn', 'size'], STRAIGHT),
  ...together(['count', 'shape'], STRAIGHT),
  ...together(['count', 'fill'], STRAIGHT),
  ...together(['slots', 'turn'], STRAIGHT),
  ...together(['slots', 'shape'], STRAIGHT),
  ...together(['slots', 'fill'], STRAIGHT),
  ...together(['inner-shape', 'shape'], STRAIGHT),
  ...together(['inner-turn', 'shape'], STRAIGHT),
  ...together(['inner-shape', 'fill'], STRAIGHT),
  ...together(['lines', 'turn'], STRAIGHT),
  ...together(['lines', 'shape'], STRAIGHT),
  ...together(['lines', 'fill'], STRAIGHT),
]

/** Two rules on the figure. */
const PAIRS: Term[][] = [
  ...cross(each(['shape'], CONSTANT, STRAIGHT), each(['fill'], D3)),
  ...cross(each(['shape'], CONSTANT, STRAIGHT), each(['size'], STEPS)),
  ...cross(each(['fill'], CONSTANT, STRAIGHT), each(['size', 'turn'], STEPS)),
  ...cross(each(['shape', 'count', 'slots'], CONSTANT), each(['turn'], STEPS)),
  ...cross(each(['turn'], CONSTANT), each(['size'], STEPS)),
  ...cross(each(['count'], STEPS), each(['shape', 'fill'], CONSTANT, STRAIGHT)),
  ...cross(each(['turn'], STEPS, STRAIGHT), each(['fill', 'size'], STEPS)),
  ...cross(each(['count'], STEPS, STRAIGHT), each(['shape', 'fill'], D3)),
  ...cross(each(['turn'], STEPS, STRAIGHT), each(['fill'], D3, STRAIGHT)),
  ...cross(each(['shape', 'fill'], D3, STRAIGHT), each(['size'], STEPS)),
  ...cross(each(['shape'], D3), each(['fill'], D3, STRAIGHT)),
  ...cross(each(['count'], SUM, STRAIGHT), each(['shape', 'fill'], D3)),
  ...cross(each(['turn'], TURNS, STRAIGHT), each(['fill', 'size'], D3)),
  ...cross(each(['slots'], SETS, STRAIGHT), each(['shape', 'fill'], D3)),
]

/** Two rules on two layers. */
const LAYERED_PAIRS: Term[][] = [
  ...cross(each(['inner-shape', 'inner-fill'], D3, STRAIGHT), each(['shape', 'fill'], D3)),
  ...cross(each(['inner-turn'], STEPS, STRAIGHT), each(['shape', 'fill'], D3)),
  ...cross(each(['inner-shape'], D2, STRAIGHT), each(['shape', 'fill'], D3)),
  ...cross(each(['inner-turn'], TURNS, STRAIGHT), each(['shape', 'fill'], D3)),
  ...cross(each(['lines'], SETS, STRAIGHT), each(['shape', 'fill'], D3)),
  ...cross(each(['lines'], SETS), each(['turn'], STEPS)),
  ...cross(each(['lines'], SETS, STRAIGHT), each(['turn'], TURNS)),
]

/** Three rules on one or two layers. */
const TRIPLES: Term[][] = [
  ...cross(each(['count'], STEPS), each(['shape'], D3), each(['fill'], D3, STRAIGHT)),
  ...cross(each(['count'], SUM, STRAIGHT), each(['shape'], D3), each(['fill'], D3)),
  ...cross(each(['slots'], SETS), each(['shape'], D3), each(['fill'], D3)),
  ...cross(each(['lines'], SETS), each(['shape'], D3), each(['fill'], D3)),
  ...cross(each(['inner-turn'], TURNS, STRAIGHT), each(['shape'], D3), each(['fill'], D3)),
  ...cross(each(['lines'], SETS, STRAIGHT), each(['turn'], TURNS), each(['fill'], D3)),
]

/** Figure, inner figure and lines at once. */
const THREE_LAYERS: Term[][] = [
  ...cross(each(['lines'], SETS, STRAIGHT), each(['inner-shape'], D3)),
  ...cross(each(['lines'], SETS, STRAIGHT), each(['inner-turn'], TURNS)),
  ...cross(each(['lines'], SETS, STRAIGHT), each(['inner-shape'], D3), each(['shape', 'fill'], D3)),
  ...cross(each(['lines'], SETS, STRAIGHT), each(['inner-turn'], TURNS), each(['fill', 'shape'], D3)),
  ...cross(
    each(['lines'], ['and'], STRAIGHT),
    each(['inner-turn'], TURNS, ['column']),
    each(['fill', 'shape'], D3),
  ),
  ...cross(each(['lines'], ['and']), each(['inner-turn'], TURNS), each(['fill', 'shape'], D3, ['column'])),
  ...cross(each(['lines'], SETS, STRAIGHT), each(['inner-shape'], D2), each(['fill', 'shape'], D3)),
  ...cross(each(['lines'], ['and']), each(['inner-shape'], D2, ['column']), each(['fill', 'shape'], D3)),
]

/** What the templates of the bank govern, family by family, each from its rules to its directions. */
export const BANK: readonly (readonly Term[])[] = [
  ...SINGLE,
  ...SAME,
  ...PAIRS,
  ...LAYERED_PAIRS,
  ...TRIPLES,
  ...THREE_LAYERS,
]
