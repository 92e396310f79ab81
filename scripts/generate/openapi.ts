import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CALL_IDS, rowOf } from '../../src/domain/api/calls'
import { openApi } from '../../src/domain/api/open-api'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
writeFileSync(join(project, 'docs/openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`)

const lines = CALL_IDS.map((id) => `  '${id}': '${rowOf(id).method} ${rowOf(id).path}',`)
writeFileSync(
  join(project, 'src/domain/api/addresses.ts'),
  `// Made from the rows in calls/ by npm run generate.

/** Method and path of each call: all that a browser loads of its row. */
export const ADDRESSES = {
${lines.join('\n')}
} as const
`,
)
