import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Outcome, proveAnswers } from './prove-answers'
import { writeUp } from './write-up'

// npm run prove answers [seed] [how many]
const project = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const [seedGiven, countGiven] = process.argv.slice(2)
const seed = seedGiven ? Number(seedGiven) : randomInt(2 ** 31)
const answers = countGiven ? Number(countGiven) : 100_000
const clock = () => new Date().toISOString().slice(11, 19)

console.log(`Seed ${seed}: at least ${answers} acknowledged answers.`)
const outcome: Outcome = await proveAnswers({
  project,
  seed,
  answers,
  visitors: 90,
  pace: [100, 400],
  faultEvery: [2_500, 4_500],
  say: (line) => console.log(`${clock()} ${line}`),
}).catch((error) => {
  console.error(`Seed ${seed}: the run itself failed.`)
  throw error
})

const { violations } = outcome
for (const line of violations.slice(0, 50)) console.log(line)
const text = writeUp({ outcome, seed, date: new Date() })
console.log(`\n${text}`)
if (violations.length > 0) console.error(`Seed ${seed}: ${violations.length} answers are not as tapped.`)
// A shortened run is for looking; only a whole one is a proof.
if (violations.length === 0 && !countGiven) writeFileSync(join(project, 'docs/proof-answers.md'), text)
process.exit(violations.length === 0 ? 0 : 1)
