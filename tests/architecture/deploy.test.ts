import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Service = {
  image?: string
  build?: string
  command?: string[]
  environment?: Record<string, unknown>
  depends_on?: string[] | Record<string, unknown>
  volumes?: string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> }
type Container = {
  command?: string[]
  env?: { name: string }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
}
type Manifest = {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec?: { template?: { spec: { containers: Container[] } } }
}

/** What a program reads: `config/env.ts`, and of the sandbox its own settings. */
const KNOWN = new Set(
  [
    'src/config/env.ts',
    'src/gateways/payments/sandbox/server/settings.ts',
    'src/gateways/payments/sandbox/server/main.ts',
  ]
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => [...read(path).matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name)),
)
const OF_ONE_WORD = ['PORT', 'HOSTNAME']
const unknownOf = (names: readonly string[]) =>
  names.filter((name) => !KNOWN.has(name) && !OF_ONE_WORD.includes(name))
/** What no container is told by `.env`: set by the image or the file itself, read by npm start alone, or for tests. */
const NOT_HANDED_ON =
  /^(?:PORT|HOSTNAME|NODE_ENV|BUILD_ID|DATABASE_|REDIS_URL|DATA_DIR|BACKUP_|MEDIA_DIR|S3_URL|FIRST_ADMIN_FILE|SANDBOX_|(?:STRIPE|PAYPAL)_API_URL|METRICS_PORT|WORKER_HEALTH_PORT|FAILPOINTS_DIR|CHEAP_SECRETS)/
const HANDED_ON = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !NOT_HANDED_ON.test(name))
const programsOf = (commands: readonly (string[] | undefined)[]) =>
  commands.flatMap((command) => command?.filter((word) => word.startsWith('build/')) ?? [])

describe.each(['docker-compose.yml', 'docker-compose.scale.yml'])('%s', (file) => {
  const { services, volumes } = parse(read(file), { merge: true }) as Compose
  const ours = Object.values(services).filter(({ build }) => build === '.')

  it('gives our programs settings that they have', () => {
    expect(ours.length).toBeGreaterThan(3)
    for (const { environment } of ours) expect(unknownOf(Object.keys(environment ?? {}))).toEqual([])
  })

  it('hands on what an owner sets in .env: a shop whose provider has no keys sells nothing', () => {
    const { environment = {} } = ours.find(({ command }) => command?.includes('build/worker.mjs')) ?? {}
    expect(HANDED_ON).toEqual(expect.arrayContaining(['STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID', 'SMTP_URL']))
    for (const name of HANDED_ON) expect(environment[name], name).toMatch(new RegExp(`^\\$\\{${name}:[-?]`))
  })

  it('waits for services and mounts volumes and files that there are', () => {
    for (const [name, { depends_on: after = [], volumes: mounted = [] }] of Object.entries(services)) {
      const waited = Array.isArray(after) ? after : Object.keys(after)
      expect(Object.keys(services), name).toEqual(expect.arrayContaining(waited))
      for (const [source = ''] of mounted.map((each) => each.split(':')))
        expect(source.startsWith('./') ? existsSync(join(root, source)) : source in volumes, source).toBe(
          true,
        )
    }
  })

  it('says of every variable that it asks for how it is made', () => {
    const head = read(file).split(/^x-/m)[0] ?? ''
    for (const [, name = ''] of read(file).matchAll(/\$\{(\w+):\?/g)) expect(head).toContain(name)
  })
})

describe('docker-compose.scale.yml', () => {
  const { services } = parse(read('docker-compose.scale.yml'), { merge: true }) as Compose
  const running = (program: string) => Object.keys(services).filter((name) => name.startsWith(program)).length

  it('has three servers, two workers and one of each of what they share', () => {
    expect([running('server-'), running('worker-')]).toEqual([3, 2])
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['postgres', 'replica', 'pgbouncer', 'redis', 'bucket', 'proxy', 'release']),
    )
  })

  it('has a proxy that leaves no server out for asking somebody to come again', () => {
    const again = [...read('docs/deploy/nginx.conf').matchAll(/^\s*proxy_next_upstream (.*);/gm)]
    expect(again.length).toBeGreaterThan(1)
    for (const [, reasons] of again) expect(reasons).not.toMatch(/503|non_idempotent/)
  })

  it('sends the proxy to every server', () => {
    const proxied = [...read('docs/deploy/nginx.conf').matchAll(/server (\S+):3000/g)].map(([, name]) => name)
    expect(proxied).toEqual(Object.keys(services).filter((name) => name.startsWith('server-')))
  })
})

describe('the manifests for a cluster', () => {
  const documents = parseAllDocuments(read('docs/deploy/kubernetes.yaml'))
  const manifests = documents.map((document) => document.toJS() as Manifest)
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? [])

  it('are whole', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    expect(manifests.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Job', 'Deployment', 'Service', 'Ingress', 'ConfigMap']),
    )
  })

  it('start our three programs with settings that they have', () => {
    expect(programsOf(containers.map(({ command }) => command)).toSorted()).toEqual([
      'build/release.mjs',
      'build/worker.mjs',
    ])
    const config = manifests.find(({ kind }) => kind === 'ConfigMap')
    expect(unknownOf(Object.keys(config?.data ?? {}))).toEqual([])
    const secret = [...read('docs/deploy/kubernetes.yaml').matchAll(/--from-literal=(\w+)=/g)].map(
      ([, name]) => name ?? '',
    )
    expect(unknownOf(secret)).toEqual([])
    for (const { env = [], envFrom = [] } of containers) {
      expect(unknownOf(env.map(({ name }) => name))).toEqual([])
      expect(envFrom.flatMap((each) => each.configMapRef?.name ?? each.secretRef?.name)).toEqual([
        'plumbline',
        'plumbline',
      ])
    }
  })
})
