import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from '../../lib/build'
import { startTestSite } from '../../test/test-site'
import { proveOverload } from './prove-overload'
import { writeUp } from './write-up'

// npm run prove overload
const project = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
await ensureBuild(project)
// The whole crowd comes from one address; X-Forwarded-For is not what is proved here.
const { site, stop } = await startTestSite(project, { durable: true })
process.env.TEST_SITE = JSON.stringify(site)
const outcome = await proveOverload({ url: site.url, say: console.log }).finally(stop)
const text = writeUp({ outcome, date: new Date() })
console.log(text)
const { answering, buying, crowd } = outcome
const held = answering.failed === 0 && buying.failed === 0 && (crowd.seen[503] ?? 0) > 0
if (held) writeFileSync(join(project, 'docs/proof-overload.md'), text)
process.exit(held ? 0 : 1)
