import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom, type Random } from '@/domain/matrices/random'
import { judgeSitting } from '@/domain/measurement/gate/judge-sitting'
import { JUDGEMENTS, type Judgement, type JudgementCode } from '@/domain/measurement/gate/judgements'
import { sit } from './sit'
import { atHumanPace, honest, inHaste, type Taker, uneven } from './takers'
import { drawWorld, type FormName } from './world'

// npm run prove gate [honest takers a column]: what the gate costs honest takers and what it finds. Every number follows
// from its seeds. Fails when a stated rate is missed.
const HONEST = Number(process.argv[2] ?? 50_000)
const UNEVEN = 10_000
const CARELESS = 10_000
const WORLDS = 50

const CELLS = (['linear', 'three-stage'] as const).flatMap((form) =>
  [0.8, 0.25].map((bSe) => ({ form, bSe, name: `${form}, b ± ${bSe}` })),
)
type Cell = { form: FormName; bSe: number; name: string; unequal?: boolean }
type Plan = { make: (random: Random) => Taker; label: string; people: number }

/** The judgements of one world each, so that a form with unlucky difficulties is seen. */
const judge = (cell: Cell, { make, label, people }: Plan): Judgement[][] => {
  const random = createRandom(`gate/${cell.name}/${label}`)
  return Array.from({ length: WORLDS }, () => {
    const world = drawWorld({ ...cell, random })
    return Array.from({ length: people / WORLDS }, () =>
      judgeSitting({ ...sit({ world, taker: make(random), random }), adaptive: cell.form === 'three-stage' }),
    )
  })
}

const share = (judgements: readonly Judgement[], of: (judgement: Judgement) => boolean): number =>
  judgements.filter(of).length / judgements.length
const isInvalid = ({ verdict }: Judgement) => verdict === 'invalid'
const has = (code: JudgementCode) => (judgement: Judgement) => judgement.codes.includes(code)
const percent = (value: number, digits = 2) => `${(100 * value).toFixed(digits)} %`
const lines: string[] = []
const say = (line: string) => {
  lines.push(line)
  console.log(line)
}
const row = (label: string, values: readonly string[]) => say(`| ${label} | ${values.join(' | ')} |`)
const missed: string[] = []
const demand = (what: string, holds: (cell: number) => boolean) => {
  missed.push(...CELLS.filter((_, at) => !holds(at)).map(({ name }) => `${what}: ${name}`))
}

say(
  `## Honest takers: ${HONEST.toLocaleString('en')} a column, in ${WORLDS} draws of the unknown difficulties\n`,
)
row(
  '',
  CELLS.map(({ name }) => name),
)
row(
  '---',
  CELLS.map(() => '---'),
)
const worlds = CELLS.map((cell) => judge(cell, { make: honest, label: 'honest', people: HONEST }))
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
row(
  'INVALID where the discriminations vary unknown, too',
  CELLS.map((cell) => {
    const plan = { make: honest, label: 'unequal', people: HONEST / 2 }
    return percent(share(judge({ ...cell, unequal: true }, plan).flat(), isInvalid))
  }),
)
for (const [code, { row: letter }] of Object.entries(JUDGEMENTS)) {
  const rates = all.map((each) => share(each, has(code as JudgementCode)))
  if (rates.some((rate) => rate > 0))
    row(
      `${letter} \`${code}\``,
      rates.map((rate) => percent(rate)),
    )
}

say(
  `\n## Honest takers who start badly or slip: share found INVALID, ${UNEVEN.toLocaleString('en')} a column\n`,
)
say('In brackets: a caution beside the result.\n')
row(
  '',
  CELLS.map(({ name }) => name),
)
row(
  '---',
  CELLS.map(() => '---'),
)
for (const [label, make] of Object.entries(uneven)) {
  const found = CELLS.map((cell) => judge(cell, { make, label, people: UNEVEN }).flat())
  demand(`${label}: INVALID <= 1 %`, (cell) => share(found[cell]!, isInvalid) <= 0.01)
  row(
    `${label} (stated: <= 1 %)`,
    found.map(
      (each) =>
        `${percent(share(each, isInvalid))} (${percent(
          share(each, ({ verdict }) => verdict === 'caution'),
          1,
        )})`,
    ),
  )
}

say(`\n## Careless takers: share found INVALID, ${CARELESS.toLocaleString('en')} a column\n`)
say('In brackets: not INVALID, but a result without a number ("below the measurable range").\n')
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
  'in haste: last ten random': 0.97,
  'at human pace: fixed position': 0.99,
}
const careless = [
  ...Object.entries(inHaste).map(([name, make]) => [`in haste: ${name}`, make] as const),
  ...Object.entries(atHumanPace).map(([name, make]) => [`at human pace: ${name}`, make] as const),
]
for (const [label, make] of careless) {
  const found = CELLS.map((cell) => judge(cell, { make, label, people: CARELESS }).flat())
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

say(missed.length === 0 ? '\nEvery stated rate is met.' : `\nMissed:\n\n${missed.join('\n')}`)
const date = new Date().toISOString().slice(0, 10)
const title = `# The gate, simulated\n\n\`npm run prove gate\`, ${date}. The model and what follows from it: [gate.md](gate.md).\n\n`
writeFileSync(join(import.meta.dirname, '../../../docs/proof-gate.md'), `${title}${lines.join('\n')}\n`)
process.exitCode = missed.length === 0 ? 0 : 1
