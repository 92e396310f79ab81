import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from './run-to-end.ts'

/** What `npm run generate` writes. */
export const GENERATED = [
  'src/payload-types.ts',
  'src/payload-schema.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/domain/api/addresses.ts',
  'src/domain/routing/path-signs.ts',
  'src/domain/routing/paths.ts',
  'src/domain/routing/reserved-slugs.ts',
  'docs/openapi.json',
  'docs/product.md',
]

const COPIED = [
  'src',
  'locales',
  'migrations',
  'scripts',
  'docs',
  'payload.config.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
]

/** What they and the migrations follow from. Most of the domain is in a collection, a call or a table. */
const FOLLOWED =
  /^(?:src\/(?:cms|domain)\/|src\/seed\/prices\.ts$|migrations\/|payload\.config\.ts$|scripts\/generate\/|locales\/EN\b)/

/** Whether a change of these files can leave a generated file or a migration behind. */
export const touchesGenerated = (files: readonly string[]): boolean =>
  files.some((file) => FOLLOWED.test(file) || GENERATED.includes(file))

const NEEDS_MIGRATION = 'The collections need a migration. Mend with: npm run migration <name>'

/** Generates everything anew in a copy and compares; also asks whether the collections need a migration that is not there. */
export const generatedFilesDiffer = async (project: string): Promise<string | null> => {
  const copy = mkdtempSync(join(tmpdir(), 'plumbline-generated-'))
  try {
    for (const name of COPIED)
      if (existsSync(join(project, name))) cpSync(join(project, name), join(copy, name), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
    const before = readdirSync(join(copy, 'migrations')).length
    const said = await generate(copy, ['migration'])
    if (said) return said
    const stale = GENERATED.filter((name) => textOf(join(copy, name)) !== textOf(join(project, name)))
    if (stale.length > 0) return `Not up to date: ${stale.join(', ')}. Mend with: npm run generate`
    const after = readdirSync(join(copy, 'migrations')).length
    return after === before ? null : NEEDS_MIGRATION
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Writes the generated files of a checkout. Gives null, or what went wrong. */
export const generate = async (project: string, args: string[] = []): Promise<string | null> => {
  const { code, output } = await runToEnd({
    project,
    command: [join(project, 'node_modules/.bin/payload'), 'run', 'scripts/generate/all.ts', ...args],
    // Nothing connects: the collections and the newest snapshot of a migration are compared.
    env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', NODE_ENV: 'development' },
  })
  // Payload asks which columns were renamed, gets no answer, and ends as if all were well.
  if (output.includes('created or renamed')) return NEEDS_MIGRATION
  return code === 0 ? null : output.slice(-3000)
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
