import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signIn } from '../../../tests/support/admin'
import { query } from '../../../tests/support/database'
import { READ_BOOKS, type Violation } from '../../../tests/support/money'
import { ensureBuild } from '../../lib/build'
import { writeSection } from '../lib/write-section'
import { openStand, type Stand, strike } from './stand'
import { crowd, LANDING } from './takers'

// npm run prove machines [how many takers]: three servers, two workers and all that they share, on this machine.
const project = fileURLToPath(new URL('../../..', import.meta.url))
const takers = Number(process.argv[2] ?? 200)
const PUBLISHED = 10
const SOON_MS = 1_000

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const faults: string[] = []
/** The folder of the second build: its servers read from it until they end. */
let release = ''
const rows: [what: string, figure: string, allowed: string][] = []

/** The same product with one word changed: another build. */
const nextRelease = async (): Promise<string> => {
  const copy = mkdtempSync(join(tmpdir(), 'plumbline-next-'))
  for (const path of execFileSync('git', ['ls-files', '-z'], { cwd: project })
    .toString()
    .split('\0')
    .filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(project, path), join(copy, path))
  }
  // Next follows no link out of a project: the packages are there once more, by hard links.
  execFileSync('cp', ['-al', join(project, 'node_modules'), join(copy, 'node_modules')])
  const file = join(copy, 'locales/EN/landing.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("[^"]+": ")([A-Z])/, '$1Now: $2'))
  await ensureBuild(copy)
  return copy
}

/** One changes a page at one server; everybody reads it at each of the others. */
const publishOnOne = async ({ servers, proxy }: Stand) => {
  const staff = await signIn()
  const { docs } = await staff.json<{ docs: { id: string; title: string }[] }>(
    '/api/landing-pages?where[slug][equals]=new&where[exam.number][equals]=1&limit=1&locale=EN',
  )
  const page = docs[0]
  if (!page) throw new Error('There is no landing page.')
  const places = [...servers.map(({ url }) => url), proxy.url]
  const late = new Map(places.map((url) => [url, 0]))
  for (let round = 1; round <= PUBLISHED; round++) {
    const title = `Round ${round} ${crypto.randomUUID()}`
    await Promise.all(places.map((url) => fetch(url + LANDING).then((answer) => answer.text())))
    await staff.json(`/api/landing-pages/${page.id}?locale=EN`, {
      method: 'PATCH',
      body: JSON.stringify({ title, _status: 'published' }),
    })
    const saved = performance.now()
    await Promise.all(
      places.map(async (url) => {
        while (!(await (await fetch(url + LANDING)).text()).includes(title)) {
          if (performance.now() - saved > 30_000) throw new Error(`${url} still shows the page of before`)
          await pause(20)
        }
        late.set(url, Math.max(late.get(url) ?? 0, performance.now() - saved))
      }),
    )
  }
  const latest = (urls: readonly string[]) => Math.max(...urls.map((url) => late.get(url) ?? 0))
  const shown: [string, number, number][] = [
    ['three servers', latest(servers.map(({ url }) => url)), SOON_MS],
    ['the proxy, which may keep a page for a second', latest([proxy.url]), SOON_MS * 2],
  ]
  for (const [where, worst, allowed] of shown) {
    rows.push([
      `published on one, ${PUBLISHED} times: when the latest was read on ${where}`,
      `${worst.toFixed(0)} ms`,
      `${allowed} ms`,
    ])
    if (worst > allowed) faults.push(`${where}: the page was out of date for ${worst.toFixed(0)} ms`)
  }
  await staff.json(`/api/landing-pages/${page.id}?locale=EN`, {
    method: 'PATCH',
    body: JSON.stringify({ title: page.title, _status: 'published' }),
  })
}

/** Every server is replaced by one of the next release while people are in their test; for a while both run. */
const rollOver = async (stand: Stand) => {
  release = await nextRelease()
  const people = crowd({ atOnce: 60, patience: 'none' })
  const through = people.run(Number.POSITIVE_INFINITY)
  await pause(10_000)
  let serving = [...stand.servers]
  for (const old of stand.servers) {
    await pause(3_000)
    const fresh = await stand.server(`next-${old.name}`, release)
    serving = [...serving.filter((each) => each !== old), fresh]
    await stand.proxy.to(serving.map(({ port }) => port))
    // What nginx still holds with the old one is answered before it ends.
    await pause(1_000)
    await old.running.stop()
    say(`${old.name} is replaced; ${people.done()} were through`)
  }
  stand.servers.splice(0, stand.servers.length, ...serving)
  while (people.done() < takers) await pause(1_000)
  people.stop()
  await through
  rows.push([
    `a rolling restart to the next release under ${people.done()} takers, 60 at a time: failed requests`,
    String(people.met.length),
    '0',
  ])
  rows.push(['lost answers, or money that is not as it should be', String(people.wrong.length), '0'])
  faults.push(...people.met.map(({ call, error }) => `${call}: ${error}`), ...people.wrong)
}

const lastLines = ({ site, servers }: Stand): string =>
  servers.map(({ name }) => readFileSync(join(site.logs, `${name}.log`), 'utf8').slice(-1_500)).join('\n')

/** Each of them dies while people go on; what they see is a wait. */
const killEach = async (stand: Stand) => {
  const acts: [string, () => Promise<void> | void][] = [
    [
      'Redis',
      async () => {
        await stand.redis.kill()
        await pause(8_000)
        await stand.redis.start()
      },
    ],
    ['the replica', () => stand.replica.stop()],
    [
      'pgbouncer',
      async () => {
        await stand.pooler.kill()
        await pause(3_000)
        await stand.pooler.start()
      },
    ],
    ['a server', () => strike(stand.servers[0]!.running)],
    ['a worker', () => strike(stand.worker)],
  ]
  for (const [name, kill] of acts) {
    const people = crowd({ atOnce: 8, patience: 'a minute' })
    const through = people.run(Number.POSITIVE_INFINITY)
    await pause(5_000)
    await kill()
    await pause(12_000)
    people.stop()
    await through
    const landing = await fetch(stand.proxy.url + LANDING)
    if (landing.status !== 200)
      faults.push(`without ${name} the landing page is ${landing.status}: ${lastLines(stand)}`)
    rows.push([
      `${name} killed: ${people.done()} people meanwhile, requests that had to be asked again`,
      String(people.met.length),
      'any',
    ])
    faults.push(...people.wrong.map((line) => `${name} killed: ${line}`))
    say(`${name}: ${people.done()} people, ${people.met.length} asked again, ${people.wrong.length} wrong`)
  }
}

await ensureBuild(project)
const stand = await openStand({ project, say })
process.env.TEST_SITE = JSON.stringify(stand.site)
// Everybody comes from one address; how many tests it may begin an hour is not what is proved here.
const forgetting = setInterval(() => void query('delete from rate_limits').catch(() => {}), 2_000)
try {
  await publishOnOne(stand)
  await rollOver(stand)
  await killEach(stand)
  const books = await query<Violation>(READ_BOOKS)
  faults.push(...books.map(({ invariant, ref, detail }) => `${invariant} ${ref}: ${detail}`))
} finally {
  clearInterval(forgetting)
  await stand.stop()
  if (release) rmSync(release, { recursive: true, force: true })
}
const text = `\`npm run prove machines\`, ${new Date().toISOString().slice(0, 10)}. Three servers and two workers of one build, PostgreSQL with a
streaming replica, pgbouncer in transaction mode, Redis, a bucket that checks signatures and nginx with the committed configuration, each a
process of its own on one machine.

| what | figure | allowed |
|---|---:|---:|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

Who died came back; nobody's answer or money was wrong.`
console.log(`\n${text}`)
if (faults.length > 0) console.error(`\n${faults.length} faults.\n${faults.slice(0, 60).join('\n')}`)
else if (takers >= 200)
  writeSection({
    file: join(project, 'docs/proof-machines.md'),
    title: 'Many machines: what is proved, and how',
    heading: 'Together',
    text,
  })
process.exit(faults.length === 0 ? 0 : 1)
