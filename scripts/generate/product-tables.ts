import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productTables, withTables } from './tables'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string): string => readFileSync(join(project, path), 'utf8')

writeFileSync(
  join(project, 'docs/product.md'),
  withTables({ text: read('docs/product.md'), tables: productTables(read) }),
)
