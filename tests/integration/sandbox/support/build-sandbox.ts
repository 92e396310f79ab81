import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
let built: Promise<string> | undefined

/** One file, as the product's build makes it; minified, because that is what the browser's script must survive. */
export const buildSandbox = () => {
  built ??= bundle()
  return built
}

const bundle = async () => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'sandbox-build-')), 'sandbox.mjs')
  await build({
    entryPoints: [join(root, 'src/gateways/payments/sandbox/server/main.ts')],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    outfile,
    logLevel: 'error',
  })
  return outfile
}
