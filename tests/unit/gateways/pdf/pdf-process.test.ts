import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PdfDocument } from '@/gateways/pdf/pdf-document'
import { pdfProcess } from '@/gateways/pdf/pdf-process'
import { renderDocument } from '@/gateways/pdf/render-document'

const root = process.cwd()
// Below the project, where a bundle finds the packages that it imports.
const folder = mkdtempSync(join(root, 'node_modules/.pdf-program-'))
const path = join(folder, 'pdf.mjs')
const strange = join(folder, 'strange.mjs')

beforeAll(async () => {
  await build({
    entryPoints: [join(root, 'src/gateways/pdf/pdf-program.ts')],
    outfile: path,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
  })
  writeFileSync(
    strange,
    `process.on('message', ({ document }) => {
      if (document.title === 'ends') process.exit(3)
      if (document.title === 'secrets')
        process.send({ drawn: { bytes: new TextEncoder().encode(Object.keys(process.env).join()), pages: 1, missing: [] } })
    })`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

let running: ReturnType<typeof pdfProcess> | undefined
const start = (given: { path: string; mostFiles?: number; mostMs?: number }) => {
  running = pdfProcess({ mostFiles: 200, mostMs: 20_000, ...given })
  return running
}
afterEach(() => running?.end())

const titled = (title: string): PdfDocument => ({
  locale: 'EN',
  title,
  above: 'Plumbline',
  header: title,
  footer: '{page} / {pages}',
  blocks: [{ kind: 'note', text: 'Something to read.' }],
  sources: { title: '', items: [] },
})

describe('the program that draws files', () => {
  it('draws what would be drawn here, to the byte', async () => {
    const drawn = await start({ path }).draw(titled('One'))
    const here = await renderDocument(titled('One'))
    expect([drawn.pages, Buffer.from(drawn.bytes).equals(here.bytes)]).toEqual([1, true])
  })

  it('is replaced after as many files as it may draw', async () => {
    const program = start({ path, mostFiles: 2 })
    const pids: (number | undefined)[] = []
    for (const title of ['1', '2', '3']) {
      await program.draw(titled(title))
      pids.push(program.pid())
    }
    expect([pids[0] === pids[1], pids[1] === pids[2]]).toEqual([true, false])
  })

  it('is another one after a document that it cannot draw', async () => {
    const program = start({ path })
    await expect(program.draw({} as PdfDocument)).rejects.toThrow('could not be drawn')
    expect((await program.draw(titled('After'))).pages).toBe(1)
  })

  it('is given up where it says nothing', async () => {
    const program = start({ path: strange, mostMs: 400 })
    await expect(program.draw(titled('silent'))).rejects.toThrow('not drawn within')
    expect(program.pid()).toBeUndefined()
  })

  it('is another one where it ended, and told no secret', async () => {
    process.env.PAYLOAD_SECRET_OF_A_TEST = 'x'
    const program = start({ path: strange })
    await expect(program.draw(titled('ends'))).rejects.toThrow('ended with 3')
    const { bytes } = await program.draw(titled('secrets'))
    delete process.env.PAYLOAD_SECRET_OF_A_TEST
    expect(new TextDecoder().decode(bytes)).not.toContain('SECRET')
  })
})
