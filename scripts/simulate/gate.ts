import { createRandom } from '../../src/domain/matrices/random'
import { judgeSitting } from '../../src/domain/measurement/judge-sitting'
import type { Judgement, JudgementCode } from '../../src/domain/measurement/judgements'
import { sit } from './lib/sit.ts'
import { atHumanPace, honest, inHaste, type Taker } from './lib/takers.ts'
import { drawWorld, type FormName } from './lib/world.ts'

/**
 * What the gate costs honest takers and what it finds: `node --import tsx scripts/simulate/gate.ts [honest takers a cell]`.
 * Every number follows from its seeds. Fails when a stated rate is missed.
 */
const HONEST = Number(process.argv[2] ?? 50_000)
const CARELESS = 5_000
const WORLDS = 50

const CELLS = (['linear', 'three-stage'] as const).flatMap((form) =>
  [0.8, 0.25].map((bSe) => ({ form, bSe, name: `${form}, b ± ${bSe}` })),
)
type Cell = { form: FormName; bSe: number; name: string }

/** The judgements of one world each, so that a form with unlucky difficulties is seen. */
const judge = (
  { form, bSe, name }: Cell,
  make: (random: ReturnType<typeof createRandom>) => Taker,
  people: number,
) => {
  const random = createRandom(`gate/${name}/${make.name}`)
  return Array.from({ length: WORLDS }, () => {
    const world = drawWorld({ form, bSe, random })
    return Array.from({ length: people / WORLDS }, () =>
      judgeSitting({ ...sit({ world, taker: make(random), random }), adaptive: form === 'three-stage' }),
    )
  })
}

const share = (judgements: readonly Judgement[], of: (judgement: Judgement) => boolean): number =>
  judgements.filter(of).length / judgements.length
const isInvalid = ({ verdict }: Judgement) => verdict === 'invalid'
const has = (code: JudgementCode) => (judgement: Judgement) => judgement.codes.includes(code)
const percent = (value: number, digits = 2) => `${(100 * value).toFixed(digits)} %`
const row = (label: string, values: readonly string[]) => console.log(`| ${label} | ${values.join(' | ')} |`)
const missed: string[] = []
const demand = (what: string, holds: (cell: number) => boolean) => {
  missed.push(...CELLS.filter((_, at) => !holds(at)).map(({ name }) => `${what}: ${name}`))
}

console.log(
  `Honest takers, ${HONEST.toLocaleString('en')} a cell in ${WORLDS} draws of the unknown difficulties:\n`,
)
row(
  '',
  CELLS.map(({ name }) => name),
)
row(
  '---',
  CELLS.map(() => '---'),
)
const worlds = CELLS.map((cell) => judge(cell, honest, HONEST))
const all = worlds.map((each) => each.flat())
demand('INVALID <= 1 %', (cell) => share(all[cell]!, isInvalid) <= 0.01)
row(
  '**INVALID**',
  all.map((each) => `**${percent(share(each, isInvalid))}**`),
)
row(
  'INVALID, the worst form of twenty',
  worlds.map((each) => {
    const rates = each.map((judgements) => share(judgements, isInvalid)).sort((x, y) => x - y)
    return percent(rates[Math.ceil(0.95 * rates.length) - 1]!)
  }),
)
const met = new Set(all.flat().flatMap(({ codes }) => codes))
for (const code of met)
  row(
    `\`${code}\``,
    all.map((each) => percent(share(each, has(code)))),
  )

console.log(
  `\nFound INVALID of ${CARELESS.toLocaleString('en')} careless takers a cell (in brackets: left without a number):\n`,
)
row(
  '',
  CELLS.map(({ name }) => name),
)
row(
  '---',
  CELLS.map(() => '---'),
)
const STATED: Record<string, number> = {
  'in haste: random': 0.99,
  'in haste: fixed position': 0.99,
  'in haste: last ten random': 0.6,
  'at human pace: fixed position': 0.99,
}
const careless = [
  ...Object.entries(inHaste).map(([name, make]) => [`in haste: ${name}`, make] as const),
  ...Object.entries(atHumanPace).map(([name, make]) => [`at human pace: ${name}`, make] as const),
]
for (const [label, make] of careless) {
  const found = CELLS.map((cell) => judge(cell, make, CARELESS).flat())
  const wanted = STATED[label]
  if (wanted !== undefined) {
    demand(`${label} >= ${wanted}`, (cell) => share(found[cell]!, isInvalid) >= wanted)
  }
  row(
    wanted === undefined ? label : `${label} (stated: >= ${percent(wanted, 0)})`,
    found.map((each) => {
      const noNumber = share(each, (judgement) => !isInvalid(judgement) && has('below_range')(judgement))
      return `${percent(share(each, isInvalid), 1)} (${percent(noNumber, 1)})`
    }),
  )
}

if (missed.length > 0) {
  console.error(`\nMissed:\n${missed.join('\n')}`)
  process.exitCode = 1
}
