import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from '../../lib/build'
import { startTestSite } from '../../test/test-site'
import { makeSmallDisk } from './ballast'
import { type Outcome, proveDisk } from './prove-disk'

// npm run prove disk. Linux, as root: it mounts a small disk in memory.
const MEGABYTES = 400
const project = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

const writeUp = (outcome: Outcome, date: Date): string => `# A full disk

\`npm run prove disk\`, ${date.toISOString().slice(0, 10)}. Records, their log of changes, uploads and logs lie on one disk of
${MEGABYTES} MB, which is filled to the last byte while a visitor answers.

| | |
|---|---|
| last answer acknowledged, and what the database holds | ${outcome.acknowledged}, **${outcome.kept}** (revision, after room was made) |
| what refused answers heard | ${
  Object.entries(outcome.refusals)
    .map(([told, times]) => `${times} times ${told}`)
    .join(', ') || 'none was refused'
} |
| landing page, \`/healthz\` meanwhile | ${outcome.landing}, ${outcome.alive} |
| an upload meanwhile, and what of it is in the database | ${outcome.uploadOnFullDisk}, ${outcome.uploadsKept} rows |
| an upload afterwards | ${outcome.uploadAfterwards} |
| ready again after room was made, nobody having touched anything | ${outcome.recoveredSeconds} s |
`

await ensureBuild(project)
const disk = makeSmallDisk(MEGABYTES)
process.env.TMPDIR = disk.path
const { site, stop } = await startTestSite(project, { durable: true })
process.env.TEST_SITE = JSON.stringify(site)
const outcome = await proveDisk({ disk, say: console.log }).finally(async () => {
  disk.free()
  await stop()
  disk.remove()
})
const text = writeUp(outcome, new Date())
console.log(text)
const statuses = Object.keys(outcome.refusals)
const held =
  outcome.kept >= outcome.acknowledged &&
  statuses.length > 0 &&
  statuses.every((told) => told === '503 503') &&
  outcome.uploadOnFullDisk >= 400 &&
  outcome.uploadsKept === 0 &&
  outcome.uploadAfterwards === 201
if (held) writeFileSync(join(project, 'docs/proof-disk.md'), text)
process.exit(held ? 0 : 1)
