import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm run prove [which] [seed]: a long, seeded proof. Each is a folder here with a main.ts, and writes docs/proof-<which>.md.
const here = dirname(fileURLToPath(import.meta.url))
const project = dirname(dirname(here))
const proofs = readdirSync(here).filter((name) => existsSync(join(here, name, 'main.ts')))
const [named, ...args] = process.argv.slice(2)
/** Without a name: what is proved of money, one after the other. */
const asked = named ? [named] : ['money', 'museum', 'kills']

if (!asked.every((which) => proofs.includes(which))) {
  console.error(`\nWhich proof? npm run prove ${proofs.join(' | npm run prove ')}\n`)
  process.exit(1)
}

/** A proof drives the browser's own code, whose imports Node alone does not resolve. */
const prove = (which: string): Promise<number> =>
  new Promise((done) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(here, which, 'main.ts'), ...args],
      { cwd: project, stdio: 'inherit' },
    )
    const end = () => child.kill('SIGTERM')
    process.on('SIGTERM', end)
    child.on('exit', (code) => {
      process.off('SIGTERM', end)
      done(code ?? 1)
    })
  })

process.on('SIGINT', () => {})
let failed = 0
for (const which of asked) if ((await prove(which)) !== 0) failed += 1
process.exit(failed === 0 ? 0 : 1)
