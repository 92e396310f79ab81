import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { sentenceOf } from '../lib/problem.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const out = join(project, 'build/bench/programs')

/** The figures use the product's own code, whose imports only a bundler resolves. */
const main = async (): Promise<void> => {
  await build({
    entryPoints: {
      run: join(project, 'scripts/bench/run.ts'),
      load: join(project, 'scripts/bench/programs/load.ts'),
      'insert-server': join(project, 'scripts/bench/programs/insert-server.ts'),
    },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: project,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
    tsconfig: join(project, 'tsconfig.json'),
  })
  const { run } = await import(pathToFileURL(join(out, 'run.mjs')).href)
  process.exitCode = await run({ project, names: process.argv.slice(2) })
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  process.exit(1)
})
