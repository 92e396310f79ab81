import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runToEnd } from '../test/runners.ts'
import { markTypes } from './mark-types.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = join(project, 'migrations')
const [name] = process.argv.slice(2)

if (!name) {
  console.error('Give the migration a name: npm run migration add_nickname')
  process.exit(1)
}

const before = new Set(readdirSync(folder))
const { code, output } = await runToEnd({
  project,
  command: [join(project, 'node_modules/.bin/payload'), 'migrate:create', name],
  // Nothing connects: the collections are compared with the newest snapshot.
  env: { DATABASE_URL: process.env.DATABASE_URL || 'postgres://nobody@127.0.0.1:1/none' },
})
console.log(output.trim())
for (const file of readdirSync(folder).filter((each) => !before.has(each) && each.endsWith('.ts'))) {
  const path = join(folder, file)
  writeFileSync(path, markTypes(readFileSync(path, 'utf8')))
}
process.exit(code)
