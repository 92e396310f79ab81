import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markTypes } from './mark-types.ts'
import { olderSnapshots } from './older-snapshots.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = join(project, 'migrations')
const [name] = process.argv.slice(2)

if (!name) {
  console.error('Give the migration a name: npm run migration add_nickname')
  process.exit(1)
}

const before = new Set(readdirSync(folder))
// Payload asks whether to make a blank one when the collections have not changed: for SQL that is written by hand.
const { status } = spawnSync(join(project, 'node_modules/.bin/payload'), ['migrate:create', name], {
  cwd: project,
  stdio: 'inherit',
  // Nothing connects: the collections are compared with the newest snapshot.
  env: { ...process.env, DATABASE_URL: process.env.DATABASE_URL || 'postgres://nobody@127.0.0.1:1/none' },
})
for (const file of readdirSync(folder).filter((each) => !before.has(each) && each.endsWith('.ts'))) {
  const path = join(folder, file)
  writeFileSync(path, markTypes(readFileSync(path, 'utf8')))
}
for (const file of olderSnapshots(readdirSync(folder))) rmSync(join(folder, file))
process.exit(status ?? 1)
