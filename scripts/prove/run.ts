import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm run prove <which> [seed]: a long, seeded proof. Each is a folder here with a main.ts, and writes docs/proof-<which>.md.
const here = dirname(fileURLToPath(import.meta.url))
const project = dirname(dirname(here))
const proofs = readdirSync(here).filter((name) => existsSync(join(here, name, 'main.ts')))
const [which = '', ...args] = process.argv.slice(2)

if (!proofs.includes(which)) {
  console.error(`\nWhich proof? npm run prove ${proofs.join(' | npm run prove ')}\n`)
  process.exit(1)
}

// A proof drives the browser's own code, whose imports Node alone does not resolve.
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(here, which, 'main.ts'), ...args],
  { cwd: project, stdio: 'inherit' },
)
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 1))
