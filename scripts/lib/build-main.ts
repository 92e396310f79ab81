import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from './build.ts'
import { sentenceOf } from './problem.ts'

ensureBuild(dirname(dirname(dirname(fileURLToPath(import.meta.url))))).then(
  ({ id }) => console.log(`Built ${id}.`),
  (error) => {
    console.error(sentenceOf(error))
    process.exit(1)
  },
)
