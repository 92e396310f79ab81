import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { query } from '../../../tests/support/database'
import { READ_BOOKS, type Violation } from '../../../tests/support/money'
import { ensureBuild } from '../../lib/build'
import { startTestSite } from '../../test/test-site'
import { randomFor } from '../lib/random'
import { writeSection } from '../lib/write-section'
import { buy, faultsOf, persist } from './buy'
import { strikeAtRandom } from './strike'

// npm run prove kills [seed] [how many buyers]
const AT_ONCE = 4
const project = fileURLToPath(new URL('../../..', import.meta.url))
const [seedGiven, countGiven] = process.argv.slice(2)
const seed = seedGiven ? Number(seedGiven) : randomInt(2 ** 30)
const wanted = countGiven ? Number(countGiven) : 200
const clock = () => new Date().toISOString().slice(11, 19)
const say = (line: string) => console.log(`${clock()} ${line}`)

await ensureBuild(project)
const { site, running, stop } = await startTestSite(project, { durable: true, env: { TRUSTED_PROXIES: '0' } })
process.env.TEST_SITE = JSON.stringify(site)

const run = async () => {
  const struck = strikeAtRandom({ running, random: randomFor(seed, 0), every: [1_200, 3_500], say })
  const faults: string[] = []
  // Everybody comes from one address; how many tests it may begin an hour is not what is proved here.
  const forgetting = setInterval(() => void query('delete from rate_limits').catch(() => {}), 5_000)
  const killed = () => Object.values(struck.kills).reduce((sum, times) => sum + times, 0)
  let part = 0
  let met = 0
  const buyer = async () => {
    // Only who was struck in the middle of it counts.
    while (met < wanted) {
      part += 1
      const [own, before] = [part, killed()]
      const found = await buy({ random: randomFor(seed, own), part: own })
        .then(faultsOf)
        .catch((error: Error) => [`buyer ${own}: ${error.message}`])
      faults.push(...found)
      for (const fault of found) say(`seed ${seed}: ${fault}`)
      if (killed() === before) continue
      met += 1
      if (met % 10 === 0) say(`${met} have bought, with ${killed()} kills meanwhile`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyer))
  struck.stop()
  clearInterval(forgetting)
  const violations = await persist(() => query<Violation>(READ_BOOKS))
  return { faults, violations, kills: struck.kills, met }
}

const { faults, violations, kills, met } = await run().finally(stop)
const lines = [...faults, ...violations.map(({ invariant, ref, detail }) => `${invariant} ${ref}: ${detail}`)]
if (lines.length > 0) {
  console.error(`\nSeed ${seed}: ${lines.length} faults.\n${lines.join('\n')}`)
  process.exit(1)
}
const text = `\`npm run prove kills\`, ${new Date().toISOString().slice(0, 10)}, seed ${seed}. ${met} people, ${AT_ONCE} at a time, bought a report on the production
build with a durable PostgreSQL, each going on as a person would, half of them with the tab closed after paying, while the
programs under them were killed with -9 at random moments; each of them met at least one kill.

| killed | times |
|---|---:|
| server | ${kills.server} |
| worker | ${kills.worker} |
| sandbox gateway | ${kills.sandbox} |
| PostgreSQL | ${kills.database} |

**All ${met}** were charged once, by the gateway's own books and by ours, had one entitlement, one mail and their report;
\`invariant_violations\` was empty.`
console.log(`\n${text}`)
// A shortened run is for looking; only a whole one is a proof.
if (!countGiven)
  writeSection({
    file: join(project, 'docs/proof-money.md'),
    title: 'Money: what is proved, and how',
    heading: 'Kills',
    text,
  })
process.exit(0)
