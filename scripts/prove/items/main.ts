import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { proveItems } from './prove-items'
import { writeUp } from './write-up'

// npm run prove items [seed] [items of each template]
const [seed = 'bank', each = '72'] = process.argv.slice(2)
const project = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

const outcome = await proveItems({ seed, each: Number(each), say: console.log })
const text = writeUp({ outcome, seed, date: new Date() })
console.log(text)
const held = outcome.checks.every(({ holds }) => holds) && outcome.planted.every(({ caught }) => caught)
if (held) writeFileSync(join(project, 'docs/proof-items.md'), text)
process.exit(held ? 0 : 1)
