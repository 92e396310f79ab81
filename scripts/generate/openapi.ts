import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApi } from '../../src/domain/api/open-api'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
writeFileSync(join(project, 'docs/openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`)
