import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Reached, tellHistories } from '../../../tests/money/model/tell-histories'
import { runMoneyTests } from '../lib/money-tests'
import { writeSection } from '../lib/write-section'

// npm run prove money [seed] [how many histories]
const CHUNK = 5_000
const LAB_HISTORIES = 150
const project = fileURLToPath(new URL('../../..', import.meta.url))
const [seedGiven, countGiven] = process.argv.slice(2)
const first = seedGiven ? Number(seedGiven) : randomInt(2 ** 30)
const wanted = countGiven ? Number(countGiven) : 100_000

const began = Date.now()
const reached: Reached = {}
let told = 0
for (let part = 0; told < wanted; part++) {
  const runs = Math.min(CHUNK, wanted - told)
  const seed = first + part
  const { failure, reached: here } = tellHistories({ runs, seed })
  if (failure) {
    console.error(
      `Seed ${seed}, path ${failure.path}: a history ends with its books in disorder.\n${failure.report}`,
    )
    process.exit(1)
  }
  for (const [what, times] of Object.entries(here)) reached[what] = (reached[what] ?? 0) + times
  told += runs
  console.log(`${told} histories, ${Math.round((Date.now() - began) / 1000)} s`)
}

const short = countGiven !== undefined
let inLab = 0
const reachedInLab: Reached[] = []
for (const [cards, histories] of [
  ['sandbox', 'lab-histories'],
  ['stripe', 'provider-histories'],
] as const) {
  const lab = await runMoneyTests({
    project,
    files: [histories, 'failpoints.deep'],
    env: {
      LAB_CARDS: cards,
      FAILPOINTS: short ? '' : 'all',
      LAB_HISTORIES: String(short ? 5 : LAB_HISTORIES),
      LAB_SEED: String(first),
    },
  })
  console.log(lab.output.slice(-3_000))
  if (lab.failed > 0 || lab.passed === 0) {
    console.error(`Seed ${first}: ${lab.failed} tests of the lab with ${cards} failed.`)
    process.exit(1)
  }
  inLab += lab.passed
  reachedInLab.push(lab.reached)
}

const number = (value: number) => value.toLocaleString('en')
const rows = Object.entries(reached)
  .toSorted(([, one], [, other]) => other - one)
  .map(([what, times]) => `| ${what} | ${number(times)} |`)
const labRows = [...new Set(reachedInLab.flatMap(Object.keys))]
  .map((what) => ({ what, times: reachedInLab.map((one) => one[what] ?? 0) }))
  .toSorted((one, other) => (other.times[0] ?? 0) - (one.times[0] ?? 0))
  .map(({ what, times }) => `| ${what} | ${times.map(number).join(' | ')} |`)
const text = `\`npm run prove money\`, ${new Date().toISOString().slice(0, 10)}, seed ${first}.

**${number(told)} histories of a shop over the pure machines** (\`tests/money/model\`): two people, a code with one use, two
methods at once, a provider that is late, double, silent and forgetful, a bank that disputes, a person who refunds, and a
clock. After each, at rest, I1 to I9 of the books hold (\`docs/facts/commerce.md\` 2), our ledger is the provider's books
line by line, and the same facts in another order, some of them twice, end in the same state. How many histories came by:

| | histories |
|---|---:|
${rows.join('\n')}

**${number(2 * LAB_HISTORIES)} histories on a real PostgreSQL** with the real services and our real gateways, half of them with cards by the
sandbox and half by Stripe, beside PayPal, both as they are played in \`tests/providers\`; two of three with a crash, a throw,
a delay or a second caller at a random place. And every failpoint in each of those four ways, on every way that comes by it,
with either: ${number(inLab)} tests, none failed. After each, \`invariant_violations\` is empty and the
providers' books are our ledger. How often the histories came by:

| | sandbox | Stripe |
|---|---:|---:|
${labRows.join('\n')}`
console.log(`\n${text}`)
// A shortened run is for looking; only a whole one is a proof.
if (!short)
  writeSection({
    file: join(project, 'docs/proof-money.md'),
    title: 'Money: what is proved, and how',
    heading: 'Histories',
    text,
  })
