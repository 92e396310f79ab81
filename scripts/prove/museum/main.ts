import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MUTANTS, type Mutant } from '../../../tests/money/museum/mutants'
import { startRecords } from '../../test/start-records'
import { runMoneyTests } from '../lib/money-tests'
import { writeSection } from '../lib/write-section'

// npm run prove museum [name ...]: every bug of the museum must be noticed by each test file that it names.
const AT_ONCE = 2
const project = fileURLToPath(new URL('../../..', import.meta.url))
const names = process.argv.slice(2)
const shown = MUTANTS.filter(({ name }) => names.length === 0 || names.includes(name))
if (names.length > 0 && shown.length !== names.length) throw new Error('There is no such mutant.')

const { templateUrl, stop } = await startRecords(project)
const env = { MONEY_RECORDS: templateUrl }

type Shown = { mutant: Mutant; unnoticed: string[]; seconds: number }

const show = async (mutant: Mutant): Promise<Shown> => {
  const began = Date.now()
  const unnoticed: string[] = []
  for (const file of mutant.killedBy) {
    const { failed, output } = await runMoneyTests({
      project,
      files: [file],
      env: { ...env, MUTANT: mutant.name },
      bail: true,
    })
    if (failed > 0) continue
    unnoticed.push(file)
    console.log(output.slice(-3000))
  }
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(
    `${unnoticed.length === 0 ? 'killed  ' : 'SURVIVED'} ${mutant.name} (${seconds} s) ${unnoticed}`,
  )
  return { mutant, unnoticed, seconds }
}

const showAll = async (): Promise<Shown[]> => {
  const files = [...new Set(shown.flatMap(({ killedBy }) => killedBy))]
  const healthy = await runMoneyTests({ project, files, env })
  if (healthy.failed > 0 || healthy.passed === 0) {
    console.log(healthy.output.slice(-6000))
    throw new Error('Without a mutant these tests must pass.')
  }
  console.log(`without a mutant: ${healthy.passed} tests pass`)
  const done: Shown[] = []
  const waiting = shown[Symbol.iterator]()
  const work = async () => {
    for (const mutant of waiting) done.push(await show(mutant))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return MUTANTS.flatMap((mutant) => done.filter((one) => one.mutant === mutant))
}

const results = await showAll().finally(stop)
const survived = results.filter(({ unnoticed }) => unnoticed.length > 0)
console.log(`\n${results.length - survived.length} of ${results.length} killed`)
const rows = results.map(
  ({ mutant: { name, thread, wrong, killedBy } }) =>
    `| ${name} | ${wrong} | ${thread} | ${killedBy.join(', ')} |`,
)
// A part of it is for looking; only the whole museum is a proof.
if (survived.length === 0 && names.length === 0)
  writeSection({
    file: join(project, 'docs/proof-money.md'),
    title: 'Money: what is proved, and how',
    heading: 'The museum of bugs',
    text: `\`npm run prove museum\`, ${new Date().toISOString().slice(0, 10)}: ${results.length} bugs that cost other shops money, each put into our
own code at one place (\`tests/money/museum\`). **${results.length} of ${results.length} were noticed**, by every file of \`tests/money\` that is named.
The threads: \`docs/facts/commerce.md\` 4; P-nn: \`docs/facts/commerce.md\` 3; F-nn: \`docs/facts/faults.md\`.

| bug | what went wrong | where | noticed by |
|---|---|---|---|
${rows.join('\n')}`,
  })
process.exit(survived.length === 0 ? 0 : 1)
