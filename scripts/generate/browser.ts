import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserRoutes } from './browser-routes'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
for (const [name, text] of Object.entries(browserRoutes())) writeFileSync(join(project, name), text)
