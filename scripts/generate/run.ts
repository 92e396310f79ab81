import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from '../test/generated.ts'

const problem = await generate(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
if (problem) {
  console.error(problem)
  process.exit(1)
}
console.log('Types, schema, import map, OpenAPI and the tables of docs/product.md are up to date.')
